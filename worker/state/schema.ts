/** Steps of the schema, in order; a release only ever adds to the list. */
export const schema: readonly string[] = [
  `CREATE TABLE desk (one INTEGER PRIMARY KEY CHECK (one = 1), text TEXT NOT NULL);
   CREATE TABLE link (hash TEXT PRIMARY KEY, role TEXT NOT NULL, seat INTEGER) WITHOUT ROWID;
   CREATE TABLE play (one INTEGER PRIMARY KEY CHECK (one = 1), seq INTEGER NOT NULL, save TEXT NOT NULL, beside TEXT NOT NULL);
   CREATE TABLE history (
     seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, "by" TEXT NOT NULL, seat INTEGER, decision TEXT, picks TEXT, code TEXT NOT NULL,
     happenings TEXT NOT NULL, patch TEXT, undoable INTEGER NOT NULL, sealed INTEGER NOT NULL, until INTEGER, restores INTEGER, keyframe TEXT);
   CREATE TABLE due (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, at INTEGER NOT NULL);`,
  `CREATE TABLE talk (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, seat INTEGER NOT NULL, "to" INTEGER, text TEXT NOT NULL);`,
  `CREATE TABLE own (seat INTEGER PRIMARY KEY, text TEXT NOT NULL);
   CREATE TABLE outbox (id TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE written (id INTEGER PRIMARY KEY, "to" TEXT NOT NULL, at INTEGER NOT NULL);
   ALTER TABLE link ADD COLUMN kind TEXT NOT NULL DEFAULT 'own';
   UPDATE desk SET text = json_set(text, '$.paused', NULL, '$.votes', json('[]'), '$.voted', 0, '$.talk', 'free', '$.heir', NULL,
     '$.rematch', NULL, '$.webhook', NULL, '$.cancelled', json('false'));
   UPDATE play SET beside = json_set(beside, '$.missed', json('[]'), '$.spent', json('[]'));`,
  `CREATE TABLE said (
     channel INTEGER NOT NULL, id INTEGER NOT NULL, nth INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER NOT NULL, "to" INTEGER, text TEXT NOT NULL,
     PRIMARY KEY (channel, id)) WITHOUT ROWID;
   INSERT INTO said SELECT iif("to" IS NULL, -1, min(seat, "to") * 10 + max(seat, "to")), id, id, at, seat, "to", text FROM talk;
   DROP TABLE talk;
   UPDATE desk SET text = json_set(text, '$.nonce', lower(hex(randomblob(16))));
   UPDATE play SET beside = json_set(beside, '$.acted', json('[]'));`,
  `UPDATE desk SET text = json_set(text, '$.links.seats', (
     SELECT json_group_array(json(iif(json_extract(seat.value, '$.away') IS NOT NULL AND json_extract(turn.value, '$.on'),
       json_set(turn.value, '$.for', 'substitute'), turn.value)))
     FROM json_each(text, '$.links.seats') AS turn JOIN json_each(text, '$.seats') AS seat ON seat.key = turn.key));`,
  `ALTER TABLE history ADD COLUMN silent INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE history ADD COLUMN hushed INTEGER NOT NULL DEFAULT 0;
   UPDATE play SET beside = json_set(beside, '$.hushed', json('[]'));`,
  `UPDATE desk SET text = json_set(text, '$.visited', (SELECT max(at) FROM history), '$.warned', NULL);`,
  `UPDATE desk SET text = json_set(text, '$.chance',
     json(iif(EXISTS (SELECT 1 FROM play), 'null', json_object('seed', lower(hex(randomblob(32))), 'given', NULL))));`,
  // what follows from how a room stands is not stored any more
  `DELETE FROM due WHERE kind <> 'send';`,
  `UPDATE desk SET text = json_set(text, '$.readable', json('true'));`,
  // since the play was stored whole, each row says what it has changed beside the save too
  `ALTER TABLE history ADD COLUMN beside TEXT;`,
  // what readers would have done at a moment of a game that is over; who they are is not kept
  `CREATE TABLE guess (seq INTEGER NOT NULL, picks TEXT NOT NULL, votes INTEGER NOT NULL, PRIMARY KEY (seq, picks)) WITHOUT ROWID;`,
];
