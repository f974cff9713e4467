import { html, raw } from 'hono/html';
import { isolate } from '../../../shared/text/isolate.ts';
import { plainOf } from '../../../shared/text/say.ts';
import type { Anchor, Letter, SinceLine, SummaryLine, SummaryPart } from './letter.ts';

/** After design/mail-turn.png. Mail programs know tables, inline styles and literal colours (those of tokens.css); shapes are text. */

const shapes = [
  { shape: '▲', ink: '#b3261a', line: '#dc3626' },
  { shape: '●', ink: '#2457b4', line: '#346cd2' },
  { shape: '◆', ink: '#7a5600', line: '#fbca4b' },
  { shape: '■', ink: '#1b6b50', line: '#44af89' },
  { shape: '★', ink: '#8a3db8', line: '#ce86f7' },
] as const;

const INK = '#12151f';
const INK_2 = '#414858';
const INK_3 = '#596175';
const PAPER = '#f7f8fb';
const LINE = '#d6dae4';
/** A literal, so that its quotes stand in a style as they are. */
const FONT = raw(`-apple-system,'Segoe UI',Roboto,'Liberation Sans',Arial,sans-serif`);

/** What is put into `html` is escaped, but for what came of it. */
type Html = ReturnType<typeof html>;

const shapeOf = (seat: number): (typeof shapes)[number] => shapes[seat % shapes.length]!;

const table = (inner: Html | Html[], style: string | Html = ''): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style}">
    ${inner}
  </table>`;

const row = (inner: unknown, style: string): Html =>
  html`<tr>
    <td style="${style}">${inner}</td>
  </tr>`;

const button = ({ label, href }: Anchor): Html =>
  html`<a
    href="${href}"
    style="display:inline-block;padding:13px 22px;border-radius:10px;background:${PAPER};color:${INK};font-size:16px;font-weight:bold;text-decoration:none;white-space:nowrap"
    >${label}</a
  >`;

function bar({ bar: said, button: anchor }: Letter): Html | null {
  if (!anchor) return null;
  const text =
    said &&
    html`<td style="padding:16px 18px;font-size:15px;line-height:22px;color:${PAPER}">
      <b>${said.strong}</b><br /><span style="color:#b9bfce">${said.small}</span>
    </td>`;
  const cell = html`<td align="${said ? 'right' : 'center'}" style="padding:14px 16px">${button(anchor)}</td>`;
  return row(
    table(
      html`<tr>
        ${text}${cell}
      </tr>`,
      `background:${INK};border-radius:12px`,
    ),
    'padding:20px 32px 0',
  );
}

const mark = (seat: number): Html => html`<span style="color:${shapeOf(seat).ink}">${shapeOf(seat).shape}</span> `;

function summaryLine({ seat, who, value }: SummaryLine, style = ''): Html {
  const name = html`<td style="${style}">${seat === null ? '' : mark(seat)}${who}</td>`;
  return html`<tr valign="top">
    ${name}
    <td align="right" style="padding-left:8px;${style}">${value}</td>
  </tr>`;
}

function summaryPart({ title, seat, rows, sum, note }: SummaryPart): Html {
  const line = seat === null ? LINE : shapeOf(seat).line;
  const lines = [...rows.map((one) => summaryLine(one)), ...(sum ? [summaryLine(sum, 'font-weight:bold')] : [])];
  const under = note && html`<div style="padding-top:2px;font-size:13px;line-height:20px;color:${INK_3}">${note}</div>`;
  return html`<div style="padding:0 0 6px;font-size:13px;font-weight:bold;color:${INK_3};border-bottom:3px solid ${line}">${title}</div>
    ${table(lines, 'margin-top:10px;font-size:15px;line-height:26px')}${under}`;
}

/** One column as wide as the card, or two side by side. */
function summary({ summary: parts = [] }: Letter): Html | null {
  if (parts.length === 0) return null;
  const width = parts.length > 1 ? html` width="48%"` : '';
  const cells = parts.map((part, at) => html`${at > 0 ? html`<td width="4%">&nbsp;</td>` : ''}<td${width}>${summaryPart(part)}</td>`);
  return row(
    table(
      html`<tr valign="top">
        ${cells}
      </tr>`,
    ),
    'padding:26px 32px 0',
  );
}

const heading = (text: string): Html => html`<h2 style="margin:0 0 8px;font-size:16px;line-height:22px">${text}</h2>`;

function more({ more: said }: Letter): Html | null {
  if (!said) return null;
  const asked = said.asked.map(({ title, until }) => row(html`<b style="color:${INK}">${title}</b><br />${until}`, 'padding:6px 12px 0'));
  return row([heading(said.title), table(asked, `font-size:15px;line-height:22px;color:${INK_2}`)], 'padding:26px 32px 0');
}

function options({ options: said }: Letter): Html | null {
  if (!said) return null;
  const links = said.links.map(({ label, href }) =>
    row(
      html`<a
        href="${href}"
        style="display:block;padding:11px 14px;border:1px solid #aab1c2;border-radius:10px;color:${INK};font-size:15px;font-weight:bold;text-decoration:none"
        >${label}</a
      >`,
      'padding:0 0 8px',
    ),
  );
  const help = html`<p style="margin:2px 0 0;font-size:13px;line-height:20px;color:${INK_3}">${said.help}</p>`;
  return row([heading(said.title), table(links), help], 'padding:26px 32px 0');
}

function sinceLine({ pieces, concerns }: SinceLine): Html {
  const first = pieces.find((piece) => typeof piece !== 'string');
  const said = pieces.map((piece) => (typeof piece === 'string' ? piece : html`<b style="color:${INK}">${isolate(piece.name)}</b>`));
  return row(
    [first ? mark(first.seat) : '', ...said],
    concerns ? `padding:8px 12px;background:#e4e7ee;border-radius:8px;color:${INK}` : 'padding:6px 12px 0',
  );
}

function since({ since: said }: Letter): Html | null {
  if (!said) return null;
  const earlier = said.earlier ? [row(said.earlier, `padding:8px 12px 0;font-size:13px;color:${INK_3}`)] : [];
  const lines = table([...said.lines.map(sinceLine), ...earlier], `font-size:15px;line-height:22px;color:${INK_2}`);
  return row([heading(said.title), lines], 'padding:28px 32px 0');
}

function foots({ foot, links }: Letter): Html | null {
  if (!foot && links.length === 0) return null;
  const anchors = links.map(
    ({ label, href }, at) => html`${at > 0 ? html` &nbsp;·&nbsp; ` : ''}<a href="${href}" style="color:${INK_2}">${label}</a>`,
  );
  const said = html`${foot}${foot && links.length > 0 ? html`<br />` : ''}${anchors}`;
  return table(
    html`<tr>
      <td align="center" style="padding:18px 8px 0;font-size:13px;line-height:20px;color:${INK_3}">${said}</td>
    </tr>`,
    'width:100%;max-width:600px',
  );
}

export function htmlOf(letter: Letter): string {
  const { language, subject, table: name, game, title, lead, aside, small } = letter;
  const head = row(
    html`Parley <span style="font-weight:normal;color:${INK_3}">· ${name}${game === name ? '' : ` · ${game}`}</span>`,
    'padding:0 4px 14px;font-size:15px;font-weight:bold',
  );
  const leads = lead.map((text) => html`<p style="margin:10px 0 0;font-size:16px;line-height:24px;color:${INK_2}">${text}</p>`);
  const card = [
    row(
      html`<h1 style="margin:0;font-size:28px;line-height:34px;letter-spacing:-0.5px">${title}</h1>
        ${leads}`,
      'padding:30px 32px 0',
    ),
    bar(letter),
    aside && row(html`<a href="${aside.href}" style="color:${INK_2}">${aside.label}</a>`, 'padding:12px 32px 0;font-size:14px'),
    summary(letter),
    more(letter),
    options(letter),
    since(letter),
    row(
      table(row(small, `padding-top:16px;font-size:14px;line-height:21px;color:${INK_3}`), `border-top:1px solid ${LINE}`),
      'padding:26px 32px 30px',
    ),
  ];
  const body = [
    table(head, 'width:100%;max-width:600px'),
    table(html`${card}`, `width:100%;max-width:600px;background:#ffffff;border-radius:16px;border:1px solid ${LINE}`),
    foots(letter),
  ];
  const preheader = lead[0] && html`<div style="display:none;max-height:0;overflow:hidden">${lead[0]}</div>`;
  const page = table(
    html`<tr>
      <td align="center" style="padding:26px 12px 30px">${body}</td>
    </tr>`,
    html`background:#eceef3;font-family:${FONT};color:${INK}`,
  );
  return String(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light" />
          <title>${subject}</title>
        </head>
        <body style="margin:0;background:#eceef3">
          ${preheader}${page}
        </body>
      </html>`,
  );
}

export function textOf(letter: Letter): string {
  const { table: name, game, title, lead, bar: said, button: anchor, aside, more: others, options: offered, since: past } = letter;
  const blocks = [
    [`Parley · ${name}${game === name ? '' : ` · ${game}`}`],
    [title, ...lead],
    said ? [said.strong, said.small] : [],
    anchor ? [`${anchor.label}:`, anchor.href] : [],
    aside ? [`${aside.label}:`, aside.href] : [],
    ...(letter.summary ?? []).map(({ title: head, rows, sum, note }) => [
      `${head}:`,
      ...[...rows, ...(sum ? [sum] : [])].map(({ who, value }) => `- ${who}: ${value}`),
      note,
    ]),
    others ? [`${others.title}:`, ...others.asked.map((one) => `- ${one.title} (${one.until})`)] : [],
    offered ? [`${offered.title}:`, ...offered.links.flatMap(({ label, href }) => [`- ${label}`, `  ${href}`]), offered.help] : [],
    past ? [`${past.title}:`, ...past.lines.map((line) => `${line.concerns ? '»' : '-'} ${plainOf(line.pieces)}`), past.earlier] : [],
    [letter.small],
    ['-- ', letter.foot, ...letter.links.map(({ label, href }) => `${label}: ${href}`)],
  ];
  return `${blocks
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((block) => block !== '')
    .join('\n\n')}\n`;
}
