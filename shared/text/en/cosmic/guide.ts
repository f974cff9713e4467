import type { Catalogue } from '../../say.ts';

/** The rules of Cosmic Encounter, told at length in our own words. */
export const guide = {
  'guide.cosmic.lead':
    'Three to five alien powers want room in each other’s systems. You fight, ally and bargain, and every player breaks the rules in a way of their own.',
  'guide.cosmic.goal': 'What it is about',
  'guide.cosmic.goal.text':
    'Whoever has colonies on five planets outside the own home system wins. Several can get there at the same moment; then they win together.',
  'guide.cosmic.begin': 'At the start',
  'guide.cosmic.begin.text': 'Everyone has five home planets with four ships on each, an alien with a power of its own, and eight cards.',
  'guide.cosmic.turn': 'An encounter',
  'guide.cosmic.turn.text': 'On your turn you are the offense. An encounter has eight phases. After a success you may have a second one.',
  'guide.cosmic.turn.1': 'Start: you need an encounter card. Without one you show your hand, discard it and draw eight.',
  'guide.cosmic.turn.2': 'Regroup: one of your ships leaves the warp.',
  'guide.cosmic.turn.3': 'Destiny: a card names the defense. A wild lets you choose; your own colour lets you clean up at home.',
  'guide.cosmic.turn.4': 'Launch: aim the gate at a planet of the defense and send one to four ships.',
  'guide.cosmic.turn.5':
    'Alliance: first the offense, then the defense invites. Whoever is invited joins one side with one to four ships, or stays out.',
  'guide.cosmic.turn.6': 'Planning: both main players lay a card face down.',
  'guide.cosmic.turn.7': 'Reveal: both cards are turned up; reinforcements can be added.',
  'guide.cosmic.turn.8': 'Resolution: ships land, are lost, or go home.',
  'guide.cosmic.reveal': 'How it is decided',
  'guide.cosmic.reveal.text': 'What was turned up decides:',
  'guide.cosmic.reveal.1':
    'Attack against attack: card and ships of each side are added up, the higher total wins, a tie goes to the defense.',
  'guide.cosmic.reveal.2':
    'Attack against negotiate: the attack wins. The loser takes a random card from the winner for each own ship lost.',
  'guide.cosmic.reveal.3': 'Negotiate against negotiate: allies go home and the two have a minute for a deal.',
  'guide.cosmic.after': 'Winning and losing',
  'guide.cosmic.after.text': 'All ships of the losing side go to the warp.',
  'guide.cosmic.after.1': 'If the offense wins, it and its allies land on the planet.',
  'guide.cosmic.after.2':
    'If the defense wins, each of its allies takes a card or a ship from the warp for every ship sent, and goes home.',
  'guide.cosmic.after.3': 'With fewer than three home colonies your power sleeps until you have three again.',
  'guide.cosmic.deal': 'Deals',
  'guide.cosmic.deal.text':
    'A deal moves cards and gives each side at most one colony; at least one thing must change hands. What was agreed is carried out word for word.',
  'guide.cosmic.deal.1': 'Without a deal each of the two loses three ships.',
  'guide.cosmic.deal.2':
    'The minute is the server’s. It begins when both have come to the table, ten seconds after the cards were turned at the latest. If one of the two loses the connection, fifteen seconds are added, once.',
  'guide.cosmic.deal.3':
    'In games over days the minute starts when both say that they are there, which holds for a minute at a time; or both agree to bargain without it.',
  'guide.cosmic.here': 'At this table',
  'guide.cosmic.here.text': 'Some things are done by the table so that nobody gives anything away:',
  'guide.cosmic.here.1': 'Whenever something could be played, all who could hold it are asked at once, and nobody learns who was asked.',
  'guide.cosmic.here.2': 'Standing orders say when you want to be asked; for the rest you pass.',
  'guide.cosmic.here.3': 'What happens when time runs out is said under every question.',
  'guide.cosmic.cards': 'The cards',
  'guide.cosmic.cards.text': 'The deck has 72 cards. The numbers show how many of a kind are in it.',
  'guide.cosmic.aliens': 'The aliens',
  'guide.cosmic.aliens.text': 'Each is dealt to one player. More are on their way.',
  'guide.cosmic.aliens.gallery': 'See all of them in the gallery, with portraits and rulings',
} as const satisfies Catalogue;
