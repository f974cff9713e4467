/** Standing orders as a page shows and a form sends them. */

/** Per moment the roles in which a seat wishes to be asked; `any` is every role. */
export type Moments = Record<string, string[]>;

/** A sentence to order by: a moment met in a role. Of one moment the narrower roles stand before `any`. */
export interface Clause {
  moment: string;
  role: string;
}

/** What a game lets one order, in groups, what holds where nothing is ordered, and what to say of whether it shows. */
export interface OrderBook {
  groups: { id: string; clauses: Clause[] }[];
  usual: Readonly<Record<string, readonly string[] | undefined>>;
  note?: string;
}

const rolesAt = (moments: Moments, { usual }: OrderBook, moment: string): readonly string[] => moments[moment] ?? usual[moment] ?? ['any'];

export function isAsked(moments: Moments, book: OrderBook, { moment, role }: Clause): boolean {
  const roles = rolesAt(moments, book, moment);
  return roles.includes(role) || roles.includes('any');
}

/** The order that has a clause asked or passed by: `on.power-use=aimed`. Who is asked elsewhere is asked at home too, and the other way round. */
export function orderOf(moments: Moments, book: OrderBook, clause: Clause, isWanted: boolean): string {
  const { moment, role } = clause;
  const narrow = book.groups.flatMap(({ clauses }) => clauses).filter((one) => one.moment === moment && one.role !== 'any');
  const kept = narrow.filter((one) => one.role !== role && isAsked(moments, book, one)).map((one) => one.role);
  const roles = isWanted ? (role === 'any' ? ['any'] : [...kept, role]) : kept;
  const isUsual = [...roles].sort().join() === [...(book.usual[moment] ?? ['any'])].sort().join();
  return isUsual ? moment : `${moment}=${roles.join()}`;
}

/** The orders with one more given, or several with `;` between them, or with a moment back to what is usual; without any, all of them are. */
export function withOrder(moments: Moments, order: string): Moments {
  return order.split(';').reduce((before, one) => {
    const [moment = '', roles] = one.split('=');
    const rest = Object.entries(before).filter(([id]) => moment && id !== moment);
    return Object.fromEntries(roles === undefined ? rest : [...rest, [moment, roles.split(',').filter(Boolean)]]);
  }, moments);
}
