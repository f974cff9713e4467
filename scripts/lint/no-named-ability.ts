import type { Rule } from 'eslint';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Aliens, artifacts and technologies have a file each, named by their id, in a folder with the list of them all. */
const cosmic = join(import.meta.dirname, '../../shared/games/cosmic');
const ids = new Set(
  ['aliens', 'artifacts', 'technologies'].flatMap((folder) =>
    readdirSync(join(cosmic, folder))
      .map((file) => basename(file, '.ts'))
      .filter((id) => id !== folder),
  ),
);

/** The ids in a key, a path or an option; a sentence names none. */
const namedIn = (text: string): string[] => (/\s/.test(text) ? [] : text.split(/[^a-z-]+/).filter((word) => ids.has(word)));

/** Attributes that say how something looks. */
const looks: unknown[] = ['class', 'style', 'd'];

type Attribute = Rule.Node & { value: unknown; parent: { key?: { name?: unknown } } };

/** Only its own file may name an alien, an artifact or a technology: the rest finds it by id, so that one more of them changes nothing else. */
export const noNamedAbility: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { named: '“{{id}}” is known only to its own file: find it by id' } },
  create(context) {
    const own = basename(context.filename, '.ts');
    const check = (node: Rule.Node, text: unknown): void => {
      if (typeof text !== 'string') return;
      for (const id of namedIn(text)) if (id !== own) context.report({ node, messageId: 'named', data: { id } });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
      SvelteLiteral(node: Rule.Node) {
        const { value, parent } = node as Attribute;
        if (!looks.includes(parent.key?.name)) check(node, value);
      },
    };
  },
};
