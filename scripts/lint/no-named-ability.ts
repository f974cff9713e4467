import type { Rule } from 'eslint';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Aliens, artifacts and technologies have a file each, named by their id, in a folder with the list of them all. */
const cosmic = join(import.meta.dirname, '../../shared/games/cosmic');
const ids = ['aliens', 'artifacts', 'technologies'].flatMap((folder) =>
  readdirSync(join(cosmic, folder))
    .map((file) => basename(file, '.ts'))
    .filter((id) => id !== folder),
);

/** What programs and style sheets say of other things. */
const everyday = ['chosen', 'clone', 'loser', 'mirror', 'observer', 'shadow', 'void'];
const telling = ids.filter((id) => !everyday.includes(id));

/** The ids in a key, a path or an option; a sentence names none. */
const namedIn = (text: string): string[] => (/\s/.test(text) ? [] : text.split(/[^a-z-]+/).filter((word) => ids.includes(word)));

/** The ids in names that a program gives, such as `isZombie`, `antiMatter` or `.anti-matter`. */
export const calledIn = (text: string): string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z-]+/)
    .flatMap((name) => telling.filter((id) => isPart(id, name)));

/** Is it a word, or several, of this name? */
const isPart = (id: string, name: string): boolean => `-${name}-`.includes(`-${id}-`);

/** Attributes that say how something looks. */
const looks: unknown[] = ['class', 'style', 'd'];

type Attribute = Rule.Node & { value: string; parent: { key?: { name?: unknown } } };

/** Only its own file may name an alien, an artifact or a technology: the rest finds it by id, so that one more of them changes nothing else. */
export const noNamedAbility: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { named: '“{{id}}” is known only to its own file: find it by id' } },
  create(context) {
    const own = basename(context.filename, '.ts');
    const report = (node: Rule.Node, found: readonly string[]): void => {
      for (const id of found) if (!isPart(id, own)) context.report({ node, messageId: 'named', data: { id } });
    };
    const read = (node: Rule.Node, text: unknown): void => {
      if (typeof text === 'string') report(node, namedIn(text));
    };
    const call = (node: Rule.Node): void => report(node, calledIn((node as unknown as { name: string }).name));
    return {
      Literal: (node) => read(node, node.value),
      TemplateElement: (node) => read(node, node.value.cooked),
      Identifier: call,
      PrivateIdentifier: call,
      SvelteName: call,
      SvelteLiteral(node: Rule.Node) {
        const { value, parent } = node as Attribute;
        report(node, looks.includes(parent.key?.name) ? calledIn(value) : namedIn(value));
      },
      SvelteText: (node: Rule.Node) => report(node, calledIn((node as Attribute).value)),
    };
  },
};
