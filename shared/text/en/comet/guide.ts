import type { Catalogue } from '../../say.ts';

/** The rules of Comet, told at length in our own words. */
export const guide = {
  'guide.comet.lead':
    'Two to four leaders bring animals from their nests to the one cave that will hold. Every card is an animal to rescue, or a path for another.',
  'guide.comet.goal': 'What it is about',
  'guide.comet.goal.text':
    'Animals that reach the cave score for you at the end, and many of them help from then on. A comet is on its way: when the silver deck runs out it arrives, and soon after the game is over. Most points win.',
  'guide.comet.turn': 'Your turn',
  'guide.comet.turn.text':
    'On your turn you do exactly one of three things. Before the comet nobody passes; after it there is no Refresh, and you may pass instead.',
  'guide.comet.turn.1': 'Appear: show an animal card and put its companion on a nest.',
  'guide.comet.turn.2': 'Move: play cards for the land they show and walk your companions.',
  'guide.comet.turn.3': 'Refresh: make everything ready, take a gold card, draw silver cards.',
  'guide.comet.appear': 'Appear',
  'guide.comet.appear.text':
    'You have three slots, each with a companion of its own. The card goes into a free slot, the companion onto a free nest with the number on the card’s egg.',
  'guide.comet.appear.1': 'The number of a nest is its distance from the cave.',
  'guide.comet.appear.2': 'If every nest of that number is taken, the next higher number with a free one is used.',
  'guide.comet.appear.3': 'Some cards bring the animal nearer. What has to be used for that is used before the companion is placed.',
  'guide.comet.appear.4': 'While its card is in a slot, an animal’s ability does not work yet.',
  'guide.comet.move': 'Move',
  'guide.comet.move.text':
    'Play one animal card from your hand: its symbols are your steps. Cards with the any-terrain symbol may be added in any number.',
  'guide.comet.move.1': 'A symbol takes one companion one step, onto a free hex of that land. Symbols can be shared among your companions.',
  'guide.comet.move.2': 'The any-terrain symbol fits every land. Every symbol fits the cave. No symbol fits a nest.',
  'guide.comet.move.3': 'Occupied hexes are passed free of charge, however many in a row, but you cannot stop there.',
  'guide.comet.move.4': 'Abilities and advantage cards for moving may be used in between, once a card has been played.',
  'guide.comet.move.5': 'At least one step has to be made. Symbols left over are lost.',
  'guide.comet.cave': 'The cave',
  'guide.comet.cave.text':
    'A companion that enters the cave leaves the board. Its animal is rescued: the card lies before you, ready, and its slot is free again.',
  'guide.comet.refresh': 'Refresh',
  'guide.comet.refresh.text': 'In this order, and only in your Refresh:',
  'guide.comet.refresh.1': 'Your leader and all your used animals are made ready.',
  'guide.comet.refresh.2': 'You discard as many cards as you like.',
  'guide.comet.refresh.3': 'If there is room in your hand, you take one open gold card.',
  'guide.comet.refresh.4': 'You draw silver cards up to your hand limit: five, unless something raises it.',
  'guide.comet.abilities': 'Abilities',
  'guide.comet.abilities.text':
    'Your leader’s ability works from the start, an animal’s once it is rescued. Most are used in one kind of action and turn the card until it is made ready again; others last. Advantage cards work from your hand, once.',
  'guide.comet.between': 'Between turns',
  'guide.comet.between.text':
    'After somebody’s Move, thylacines and parrots may answer in turn order: a thylacine takes one of the cards just played, a parrot moves your own companions with their symbols.',
  'guide.comet.comet': 'The comet',
  'guide.comet.comet.text': 'The moment the last card of the silver deck is drawn, the comet arrives.',
  'guide.comet.comet.1': 'The cards set aside become the new deck, and the player who was drawing goes on.',
  'guide.comet.comet.2': 'Then everyone chooses in turn: draw up to the hand limit, or make the leader and all animals ready.',
  'guide.comet.comet.3':
    'From now on nobody refreshes. Whoever cannot or will not act passes for good; without an animal in hand you pass by yourself.',
  'guide.comet.comet.4': 'When all have passed, the game is over.',
  'guide.comet.score': 'Scoring',
  'guide.comet.score.text': 'Only rescued animals count. Cards in hand and animals on the way are worth nothing.',
  'guide.comet.score.1': 'The points printed on them.',
  'guide.comet.score.2': 'Vicuñas: ten points for every four; a gold one counts as two.',
  'guide.comet.score.3':
    'Lizard families: fifteen points for each iguana, gecko and salamander together. A chameleon stands in for any of them.',
  'guide.comet.score.4': 'Giant beavers: points for every beaver you have rescued.',
  'guide.comet.score.5': 'What your leader scores.',
  'guide.comet.score.6': 'Level on points: more rescued animals. Level again: you win together.',
  'guide.comet.house': 'House rules',
  'guide.comet.house.text': 'A few things every table has to settle. We settle them so:',
  'guide.comet.house.1': 'The first player is drawn by lot or named by the host.',
  'guide.comet.house.2': 'Everything that lies open stays open: discards, gold cards in hand, and silver cards that were shown.',
  'guide.comet.house.3': 'An action can be taken back until the turn is over, as long as nothing hidden has come up.',
  'guide.comet.house.4': 'If your time runs out, the table refreshes for you, or passes after the comet.',
  'guide.comet.house.5': 'If nobody draws for twenty rounds, the comet comes all the same.',
  'guide.comet.leaders': 'The leaders',
  'guide.comet.animals': 'The animals',
  'guide.comet.animals.text': 'Silver and gold cards of one species can do the same, the gold ones more of it.',
  'guide.comet.animals.none': 'No ability, but many points for the way.',
  'guide.comet.advantages': 'Advantage cards',
  'comet.sign.about':
    '{sign, select, meadow {Pays for a step onto a meadow.} jungle {Pays for a step into the jungle.} desert {Pays for a step into the desert.} water {Pays for a step into water.} lava {Pays for a step onto a lava plateau.} other {Pays for a step onto any terrain. Cards with this symbol can be played in any number, other cards one a turn.}}',
  'comet.deck.name': '{deck, select, silver {Silver card} gold {Gold card} advantage {Advantage card} other {Leader}}',
  'comet.nest.about': 'Appears in nest {nest} or one farther away ({egg}).',
} as const satisfies Catalogue;
