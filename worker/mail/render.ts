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
const FONT = `-apple-system,'Segoe UI',Roboto,'Liberation Sans',Arial,sans-serif`;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign]!);

const shapeOf = (seat: number): (typeof shapes)[number] => shapes[seat % shapes.length]!;

function table(inner: string, style = '', attributes = ''): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"${attributes} style="${style}">${inner}</table>`;
}

const row = (inner: string, style: string): string => `<tr><td style="${style}">${inner}</td></tr>`;

const button = ({ label, href }: Anchor): string =>
  `<a href="${escaped(href)}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:${PAPER};color:${INK};font-size:16px;font-weight:bold;text-decoration:none;white-space:nowrap">${escaped(label)}</a>`;

function bar({ bar: said, button: anchor }: Letter): string {
  const text = said
    ? `<td style="padding:16px 18px;font-size:15px;line-height:22px;color:${PAPER}"><b>${escaped(said.strong)}</b><br><span style="color:#b9bfce">${escaped(said.small)}</span></td>`
    : '';
  const cell = `<td align="${said ? 'right' : 'center'}" style="padding:14px 16px">${button(anchor)}</td>`;
  return row(table(`<tr>${text}${cell}</tr>`, `background:${INK};border-radius:12px`), 'padding:20px 32px 0');
}

const mark = (seat: number): string => `<span style="color:${shapeOf(seat).ink}">${shapeOf(seat).shape}</span> `;

function summaryLine({ seat, who, value }: SummaryLine, style = ''): string {
  const name = `<td style="${style}">${seat === null ? '' : mark(seat)}${escaped(who)}</td>`;
  return `<tr valign="top">${name}<td align="right" style="padding-left:8px;${style}">${escaped(value)}</td></tr>`;
}

function summaryPart({ title, seat, rows, sum, note }: SummaryPart): string {
  const line = seat === null ? LINE : shapeOf(seat).line;
  const lines = rows.map((one) => summaryLine(one)).join('') + (sum ? summaryLine(sum, 'font-weight:bold') : '');
  return [
    `<div style="padding:0 0 6px;font-size:13px;font-weight:bold;color:${INK_3};border-bottom:3px solid ${line}">${escaped(title)}</div>`,
    table(lines, 'margin-top:10px;font-size:15px;line-height:26px'),
    note && `<div style="padding-top:2px;font-size:13px;line-height:20px;color:${INK_3}">${escaped(note)}</div>`,
  ].join('');
}

/** One column as wide as the card, or two side by side. */
function summary({ summary: parts = [] }: Letter): string {
  if (parts.length === 0) return '';
  const width = parts.length > 1 ? ' width="48%"' : '';
  const cells = parts.map((part) => `<td${width}>${summaryPart(part)}</td>`).join('<td width="4%">&nbsp;</td>');
  return row(table(`<tr valign="top">${cells}</tr>`), 'padding:26px 32px 0');
}

const heading = (text: string): string => `<h2 style="margin:0 0 8px;font-size:16px;line-height:22px">${escaped(text)}</h2>`;

function more({ more: said }: Letter): string {
  if (!said) return '';
  const asked = said.asked.map(({ title, until }) =>
    row(`<b style="color:${INK}">${escaped(title)}</b><br>${escaped(until)}`, 'padding:6px 12px 0'),
  );
  return row(heading(said.title) + table(asked.join(''), `font-size:15px;line-height:22px;color:${INK_2}`), 'padding:26px 32px 0');
}

function options({ options: said }: Letter): string {
  if (!said) return '';
  const links = said.links.map(({ label, href }) =>
    row(
      `<a href="${escaped(href)}" style="display:block;padding:11px 14px;border:1px solid #aab1c2;border-radius:10px;color:${INK};font-size:15px;font-weight:bold;text-decoration:none">${escaped(label)}</a>`,
      'padding:0 0 8px',
    ),
  );
  const help = `<p style="margin:2px 0 0;font-size:13px;line-height:20px;color:${INK_3}">${escaped(said.help)}</p>`;
  return row(heading(said.title) + table(links.join('')) + help, 'padding:26px 32px 0');
}

function sinceLine({ pieces, concerns }: SinceLine): string {
  const first = pieces.find((piece) => typeof piece !== 'string');
  const said = pieces
    .map((piece) => (typeof piece === 'string' ? escaped(piece) : `<b style="color:${INK}">${escaped(piece.name)}</b>`))
    .join('');
  return row(
    (first ? mark(first.seat) : '') + said,
    concerns ? `padding:8px 12px;background:#e4e7ee;border-radius:8px;color:${INK}` : 'padding:6px 12px 0',
  );
}

function since({ since: said }: Letter): string {
  if (!said) return '';
  const earlier = said.earlier ? row(escaped(said.earlier), `padding:8px 12px 0;font-size:13px;color:${INK_3}`) : '';
  const lines = said.lines.map(sinceLine).join('');
  return row(heading(said.title) + table(lines + earlier, `font-size:15px;line-height:22px;color:${INK_2}`), 'padding:28px 32px 0');
}

export function htmlOf(letter: Letter): string {
  const { language, subject, table: name, game, title, lead, aside, small, foot, links } = letter;
  const head = row(
    `Parley <span style="font-weight:normal;color:${INK_3}">· ${escaped(name)}${game === name ? '' : ` · ${escaped(game)}`}</span>`,
    'padding:0 4px 14px;font-size:15px;font-weight:bold',
  );
  const leads = lead.map((text) => `<p style="margin:10px 0 0;font-size:16px;line-height:24px;color:${INK_2}">${escaped(text)}</p>`);
  const asideRow = aside
    ? row(`<a href="${escaped(aside.href)}" style="color:${INK_2}">${escaped(aside.label)}</a>`, 'padding:12px 32px 0;font-size:14px')
    : '';
  const card = [
    row(
      `<h1 style="margin:0;font-size:28px;line-height:34px;letter-spacing:-0.5px">${escaped(title)}</h1>${leads.join('')}`,
      'padding:30px 32px 0',
    ),
    bar(letter),
    asideRow,
    summary(letter),
    more(letter),
    options(letter),
    since(letter),
    row(
      table(row(escaped(small), `padding-top:16px;font-size:14px;line-height:21px;color:${INK_3}`), `border-top:1px solid ${LINE}`),
      'padding:26px 32px 30px',
    ),
  ].join('');
  const anchors = links.map(({ label, href }) => `<a href="${escaped(href)}" style="color:${INK_2}">${escaped(label)}</a>`);
  const foots = [foot && escaped(foot), anchors.join(' &nbsp;·&nbsp; ')].filter(Boolean).join('<br>');
  const body = [
    table(head, 'width:100%;max-width:600px'),
    table(card, `width:100%;max-width:600px;background:#ffffff;border-radius:16px;border:1px solid ${LINE}`),
    foots &&
      table(
        `<tr><td align="center" style="padding:18px 8px 0;font-size:13px;line-height:20px;color:${INK_3}">${foots}</td></tr>`,
        'width:100%;max-width:600px',
      ),
  ].join('');
  const preheader = lead[0] ? `<div style="display:none;max-height:0;overflow:hidden">${escaped(lead[0])}</div>` : '';
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head><body style="margin:0;background:#eceef3">${preheader}` +
    table(
      `<tr><td align="center" style="padding:26px 12px 30px">${body}</td></tr>`,
      `background:#eceef3;font-family:${FONT};color:${INK}`,
    ) +
    `</body></html>`
  );
}

const plain = ({ pieces }: SinceLine): string => pieces.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('');

export function textOf(letter: Letter): string {
  const { table: name, game, title, lead, bar: said, button: anchor, aside, more: others, options: offered, since: past } = letter;
  const blocks = [
    [`Parley · ${name}${game === name ? '' : ` · ${game}`}`],
    [title, ...lead],
    said ? [said.strong, said.small] : [],
    [`${anchor.label}:`, anchor.href],
    aside ? [`${aside.label}:`, aside.href] : [],
    ...(letter.summary ?? []).map(({ title: head, rows, sum, note }) => [
      `${head}:`,
      ...[...rows, ...(sum ? [sum] : [])].map(({ who, value }) => `- ${who}: ${value}`),
      note,
    ]),
    others ? [`${others.title}:`, ...others.asked.map((one) => `- ${one.title} (${one.until})`)] : [],
    offered ? [`${offered.title}:`, ...offered.links.flatMap(({ label, href }) => [`- ${label}`, `  ${href}`]), offered.help] : [],
    past ? [`${past.title}:`, ...past.lines.map((line) => `${line.concerns ? '»' : '-'} ${plain(line)}`), past.earlier] : [],
    [letter.small],
    ['-- ', letter.foot, ...letter.links.map(({ label, href }) => `${label}: ${href}`)],
  ];
  return `${blocks
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((block) => block !== '')
    .join('\n\n')}\n`;
}
