import { describe, expect, it } from 'vitest';
import { heard, seatLink } from '../../../../web/src/lib/embed/play/seat-link.ts';

const ROOM = 'abcdefghijkl';
const LINK = `${ROOM}.AAAAAAAAAAAAAAAAAAAA_-`;

describe('the link of a seat, as people copy it', () => {
  it.each([
    LINK,
    `/p/${LINK}`,
    `https://parley.example/p/${LINK}`,
    ` https://parley.example/p/${LINK}/settings `,
    `https://parley.example/p/${LINK}?round=2#log`,
  ])('%s', (typed) => {
    expect(seatLink(typed, ROOM)).toEqual({ link: LINK });
  });

  it.each([
    ['', 'no_seat'],
    ['a link', 'no_seat'],
    [`https://parley.example/w/${LINK}`, 'no_seat'],
    [`https://parley.example/h/${LINK}`, 'no_seat'],
    [`https://parley.example/p/${LINK}A`, 'no_seat'],
    [`/p/zzzzzzzzzzzz.AAAAAAAAAAAAAAAAAAAAAA`, 'other_table'],
  ])('%s is none: %s', (typed, fault) => {
    expect(seatLink(typed, ROOM)).toEqual({ fault });
  });
});

describe('what the page around a frame says', () => {
  const club = 'https://club.example';
  const message = { parley: 'seat', link: LINK };

  it.each([
    ['of an allowed page', message, club, [club], { link: LINK }],
    ['of a page that nobody has allowed', message, club, [], { fault: 'foreign' }],
    ['of another port', message, `${club}:8443`, [club], { fault: 'foreign' }],
    ['of a page below it', message, 'https://evil.club.example', [club], { fault: 'foreign' }],
    ['of nobody', message, 'null', [club], { fault: 'foreign' }],
    ['of another table', { ...message, link: 'zzzzzzzzzzzz.AAAAAAAAAAAAAAAAAAAAAA' }, club, [club], { fault: 'other_table' }],
    ['that is no link', { ...message, link: 'x' }, club, [club], { fault: 'no_seat' }],
    ['about something else', { parley: 'height', height: 3 }, club, [club], null],
    ['with no link', { parley: 'seat', link: 7 }, club, [club], null],
    ['of a browser extension', 'seat', club, [club], null],
    ['that is empty', null, club, [club], null],
  ])('%s', (_, said, origin, allowed, found) => {
    expect(heard(said, origin, allowed, ROOM)).toEqual(found);
  });
});
