import type { Catalogue } from '../../say.ts';

/** The rules of Alpha Centauri, told at length in our own words. */
export const guide = {
  'guide.centauri.lead':
    'Two to four powers send colonies to new worlds. Cards lie face down until everyone has placed; then all are turned at once.',
  'guide.goal': 'What it is about',
  'guide.goal.text':
    'Over eight rounds you try to have your colony on the planet that turns out greenest. Whoever has the most points after the eighth round wins the game.',
  'guide.round': 'A round',
  'guide.round.text': 'Every seat has a planet in front of it, but a planet favours nobody: it is only a place where cards are laid.',
  'guide.round.1': 'You hold seven cards: your colony, terraforming cards and events.',
  'guide.round.2':
    'In turn, everyone lays one card face down on any planet, their own included, until each has placed five. In the last round all seven are placed.',
  'guide.round.3':
    'The back of a card tells its type: + for terraforming, ? for an event. Your own cards you may look at whenever you like.',
  'guide.round.4':
    'Your colony must be among the cards you place. If it is still in your hand at your last placing, it is the card you place.',
  'guide.cards': 'The cards',
  'guide.cards.text': 'Everyone has the same set of 35 cards. The numbers show how many of a kind are in it.',
  'guide.card.terra-1': 'Adds 1 to the planet.',
  'guide.card.terra-1-alt': 'Adds 1; in the alternative variant nothing at all.',
  'guide.card.terra-2': 'Adds 2 to the planet.',
  'guide.card.terra-3': 'Adds 3 to the planet.',
  'guide.card.colony': 'Your colony. It comes back to your hand after every round, even when destroyed.',
  'guide.card.nuke': 'Destroys every colony on the planet but the attacker’s own.',
  'guide.card.extract': 'Takes 1 away from the planet.',
  'guide.card.valuable': 'A bonus point for the winner of the round whose colony stands beside it.',
  'guide.card.scan': 'Does nothing. It is there to make others wonder.',
  'guide.card.scan-alt': 'Does nothing; in the alternative variant it adds 1.',
  'guide.back.terraforming': 'Back of a terraforming card',
  'guide.back.terraforming.text': 'Everyone sees whose it is and that it is a +, but not which.',
  'guide.back.event': 'Back of an event',
  'guide.back.event.text': 'It could be a colony, an attack, or nothing of importance.',
  'guide.reveal': 'The reveal',
  'guide.reveal.text': 'When the last card lies, all are turned up. The values on each planet are added.',
  'guide.reveal.1': 'Only planets where a colony still stands are compared.',
  'guide.reveal.2': 'A planet needs at least one terraforming card that counts, and a sum of zero or more.',
  'guide.reveal.3': 'The highest sum wins. The seat whose colony stands there wins the round, whoever laid the cards.',
  'guide.reveal.4': 'If no planet qualifies, nobody wins the round.',
  'guide.attack': 'Nuclear attacks',
  'guide.attack.text': 'An attack strikes the planet it lies on and no other.',
  'guide.attack.1':
    'Attacks of one colour destroy all other colonies there. The attacker’s own colony stands, and then only the attacker’s cards count.',
  'guide.attack.2': 'Attacks of two or more colours destroy every colony there, the attackers’ too.',
  'guide.attack.3': 'Two attacks of the same colour count as one. The cards stay on the table.',
  'guide.level': 'Several colonies in the running',
  'guide.level.text': 'When colonies share the best planet, or planets are level, they are compared in this order:',
  'guide.level.1': 'Own contribution: what your own cards add on your colony’s planet, your own extraction included.',
  'guide.level.2': 'The whole table: what all your cards add on all planets, struck or not.',
  'guide.level.3': 'If that is level too, the round is shared by those still level.',
  'guide.points': 'Points',
  'guide.points.text': 'Points are flags, and flags are all that counts in the end.',
  'guide.points.1': 'Winning a round, alone or shared: one point.',
  'guide.points.2': 'Winning the last round: one point more.',
  'guide.points.3': 'Your own valuable resources beside your winning colony: one point more.',
  'guide.points.4': 'Somebody else’s valuable resources there, if their colony was not placed on that planet: stolen, one point more.',
  'guide.captured': 'Captured cards',
  'guide.captured.text':
    'Whoever wins a round alone takes all terraforming and extraction cards from that planet. They are worth nothing until the end; then they break a tie.',
  'guide.end': 'The end',
  'guide.end.text':
    'Most points wins. Among those level on points, the highest value of captured cards wins. If that is level too, the victory is shared.',
  'guide.planning': 'Open and sealed planning',
  'guide.planning.text':
    'In the open game you place card by card and watch the backs appear. With sealed planning everyone plans the whole round at once, and the plans are then laid in turn: made for tables that play a move a day.',
  'guide.variant': 'The alternative variant',
  'guide.variant.text':
    'Two kinds of cards change: Terraforming +1/0 is worth nothing, Scanning 0/+1 is worth one. Backs then tell a little less than the truth.',
  'guide.house': 'House rules',
  'guide.house.text': 'A few things every table has to settle. We settle them so:',
  'guide.house.1':
    'The first player of the first round is drawn by lot or named by the host; after that the first turn moves on clockwise.',
  'guide.house.2': 'All past rounds, points and captured cards are open to everyone at any time.',
  'guide.house.3': 'If your time runs out, the table places a random card on a random planet for you.',
  'guide.house.4': 'Each set has four attacks, five extractions, one valuable resources, six scannings and eighteen terraforming cards.',
} as const satisfies Catalogue;
