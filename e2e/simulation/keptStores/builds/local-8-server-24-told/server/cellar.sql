CREATE TABLE access_tokens (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      secret_hash TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      scopes TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      used_at INTEGER,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
CREATE TABLE account_deletions (
      user_id TEXT PRIMARY KEY,
      token_hash TEXT UNIQUE,
      password_hash TEXT,
      requested_at INTEGER NOT NULL,
      due_at INTEGER NOT NULL,
      done_at INTEGER
    ) STRICT, WITHOUT ROWID;
CREATE TABLE answered_challenges (
      hash TEXT PRIMARY KEY,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
CREATE TABLE device_ops (
    user_id TEXT NOT NULL,
    device_id TEXT NOT NULL,
    op_no INTEGER NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (user_id, device_id, op_no),
    FOREIGN KEY (user_id, device_id) REFERENCES devices (user_id, id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
CREATE TABLE devices (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    last_op_no INTEGER NOT NULL DEFAULT 0,
    ack_through INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, id)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE email_undos (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL,
    changed_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
CREATE TABLE identities (
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      issuer TEXT NOT NULL,
      subject TEXT NOT NULL,
      known_as TEXT NOT NULL,
      linked_at INTEGER NOT NULL,
      used_at INTEGER,
      PRIMARY KEY (user_id, issuer),
      UNIQUE (issuer, subject)
    ) STRICT, WITHOUT ROWID;
CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
CREATE TABLE "objects" (
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      id TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('promised', 'finalized')),
      created_at INTEGER NOT NULL,
      unused_since INTEGER,
      bytes INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (user_id, id)
    ) STRICT, WITHOUT ROWID;
CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      credential_id TEXT NOT NULL UNIQUE,
      public_key TEXT NOT NULL,
      counter INTEGER NOT NULL,
      transports TEXT NOT NULL,
      name TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      used_at INTEGER
    ) STRICT, WITHOUT ROWID;
CREATE TABLE records (
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      body TEXT NOT NULL,
      deleted INTEGER NOT NULL,
      seq INTEGER NOT NULL, photo_url TEXT,
      PRIMARY KEY (user_id, kind, id),
      UNIQUE (user_id, seq)
    ) STRICT, WITHOUT ROWID;
CREATE TABLE recovery_codes (
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      hash TEXT NOT NULL,
      PRIMARY KEY (user_id, hash)
    ) STRICT, WITHOUT ROWID;
CREATE TABLE reminder_mails (
      user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      due_at INTEGER NOT NULL,
      ended_at INTEGER
    ) STRICT, WITHOUT ROWID;
CREATE TABLE reset_links (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
CREATE TABLE results (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    body TEXT,
    verdict TEXT NOT NULL, answer_no INTEGER,
    PRIMARY KEY (user_id, key)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE second_factors (
      user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      sealed_secret TEXT NOT NULL,
      last_step INTEGER NOT NULL,
      started_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
CREATE TABLE "sessions" (
    id_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    id TEXT NOT NULL UNIQUE,
    device TEXT NOT NULL,
    began_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    ends_by INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    reset_token_hash TEXT UNIQUE,
    reset_token_expires_at INTEGER,
    seq INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL
  , wine_count INTEGER NOT NULL DEFAULT 0, wine_text INTEGER NOT NULL DEFAULT 0, answers INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE "wines" (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    added INTEGER NOT NULL,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    vintage INTEGER NOT NULL,
    type TEXT NOT NULL,
    varietal TEXT NOT NULL,
    country TEXT NOT NULL,
    region TEXT NOT NULL,
    producer TEXT NOT NULL,
    notes TEXT,
    bottle_id TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 0 AND 999),
    photo_url TEXT,
    is_archived INTEGER NOT NULL DEFAULT 0,
    deleted INTEGER NOT NULL DEFAULT 0,
    seq INTEGER NOT NULL, non_vintage INTEGER NOT NULL DEFAULT 0, appellation TEXT, designation TEXT, alcohol REAL, drink_from INTEGER, drink_to INTEGER, tags TEXT NOT NULL DEFAULT '[]', barcodes TEXT NOT NULL DEFAULT '[]', lots TEXT NOT NULL DEFAULT '[]', removed_at INTEGER, told_elsewhere TEXT, opened TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (user_id, added),
    UNIQUE (user_id, id),
    UNIQUE (user_id, bottle_id),
    UNIQUE (user_id, seq)
  ) STRICT, WITHOUT ROWID;
CREATE INDEX access_tokens_by_expiry ON access_tokens (expires_at);
CREATE INDEX access_tokens_by_user ON access_tokens (user_id);
CREATE INDEX email_undos_by_email ON email_undos (email_key);
CREATE INDEX email_undos_by_user ON email_undos (user_id);
CREATE INDEX objects_by_user ON objects (user_id, state, created_at, bytes);
CREATE INDEX passkeys_by_user ON passkeys (user_id);
CREATE INDEX records_by_kind ON records (user_id, kind, seq);
CREATE INDEX records_by_photo ON records (user_id, photo_url) WHERE photo_url IS NOT NULL;
CREATE INDEX reminder_mails_due ON reminder_mails (due_at) WHERE ended_at IS NULL;
CREATE INDEX reset_links_by_user ON reset_links (user_id);
CREATE INDEX results_by_answer ON results (user_id, answer_no) WHERE answer_no IS NOT NULL;
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX wines_by_photo ON wines (user_id, photo_url) WHERE photo_url IS NOT NULL;
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '26396d39-2224-4978-b2f4-7c1507b40c46', 27, '7766becc-5155-4d4b-a985-c231536e8480');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '5562d919-d63b-450f-a2ef-ffa6172a18bc', 1, '5d0e223a-6c89-4ce3-9471-432afd6e15b7');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '5add2f87-62e5-4357-97dc-7582f41f513e', 1, '63240559-1d86-40a8-b385-7dd9f38f0b50');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '5cfbd81f-6a5c-49bf-be39-2eeb3bf352d0', 2, '541d5caf-f092-4028-b608-ae264d2dad55');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'c560cd68-dafa-4ca0-a095-a4a1d00a648e', 7, '87197080-9fb3-4edc-9832-fd9131eb7810');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'd50ef66b-55dc-44d3-8838-3787432642df', 1, 'b71a2a44-992f-45f1-823b-8daad4e959fb');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '26396d39-2224-4978-b2f4-7c1507b40c46', 27, 26);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '5562d919-d63b-450f-a2ef-ffa6172a18bc', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '5add2f87-62e5-4357-97dc-7582f41f513e', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '5cfbd81f-6a5c-49bf-be39-2eeb3bf352d0', 2, 1);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'c560cd68-dafa-4ca0-a095-a4a1d00a648e', 7, 6);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'd50ef66b-55dc-44d3-8838-3787432642df', 1, 0);
INSERT INTO "meta" (key, value) VALUES ('epoch', 'd748818e-e0f5-4e64-be3c-63fe6d2463d5');
INSERT INTO "meta" (key, value) VALUES ('usable_from', '24');
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '028334a3-21e7-457e-ba5f-2dc3caa3f7fd', 'promised', 1795502681411, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '186d49d9-4cc6-43f8-9843-1655aa5248ee', 'finalized', 1795502676426, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'f80d72c3-ffc5-4b37-a417-0688930fa2cb', 'finalized', 1795502675449, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('5299d481-bf51-40fc-9793-d322686f2427', '1a5e63ac-6a32-433d-9f6a-04f880cb6570', 'finalized', 1795502678605, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('5299d481-bf51-40fc-9793-d322686f2427', '88db2a66-cbb6-403f-8765-2fd0d13f1122', 'promised', 1795502678598, NULL, 0);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', '012834a7-ab90-467b-ae55-bd3977649614', '{"kind":"tasted","day":"2026-02-01","occasion":null,"meal":null,"company":null,"rating":null,"flaw":"corked","note":null,"price":null,"photoUrl":null,"id":"012834a7-ab90-467b-ae55-bd3977649614","wineId":"73b464df-f716-4bc9-8f6e-1fda9553abf1","lotId":null,"bottles":0,"isTold":true}', 0, 24, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', '100efd23-5123-43bb-b7a6-f16bc624e9d1', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"100efd23-5123-43bb-b7a6-f16bc624e9d1","wineId":"0d93c9be-5b05-469b-b619-0f43499844fc","lotId":"0c034f7c-424f-4669-b0c6-2c641725dc2a","bottles":6,"isTold":false}', 0, 9, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', '3a51f7ca-31fb-4cb1-9245-e936b13710cb', '{"kind":"tasted","day":"2026-02-01","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":"Not this one","price":null,"photoUrl":null,"id":"3a51f7ca-31fb-4cb1-9245-e936b13710cb","wineId":"73b464df-f716-4bc9-8f6e-1fda9553abf1","lotId":null,"bottles":0,"isTold":true}', 1, 27, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', '3c7f916e-15c3-49d2-88a4-113c9d8633ed', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"3c7f916e-15c3-49d2-88a4-113c9d8633ed","wineId":"d0a22d8d-0982-4d9a-9c8a-e0300d40598f","lotId":"0ba2f5f7-8ff8-4f00-abd7-a232935073ee","bottles":6,"isTold":false}', 0, 14, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', '52b2b833-ec04-4cc2-b550-140f30c241c7', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":{"minor":4500,"currency":"GBP"},"photoUrl":null,"id":"52b2b833-ec04-4cc2-b550-140f30c241c7","wineId":"5aca6e21-7a87-4481-a7e9-506d327c7dc8","lotId":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"isTold":false}', 0, 16, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', '52ef566a-3f1c-46ca-ba46-c46b3331966e', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"52ef566a-3f1c-46ca-ba46-c46b3331966e","wineId":"391605ae-21ad-4e68-b2fb-7e1cdb718737","lotId":"7a63d491-29cc-4a3b-94c3-88bcb08934e5","bottles":6,"isTold":false}', 0, 6, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', '5d0e223a-6c89-4ce3-9471-432afd6e15b7', '{"kind":"drank","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"5d0e223a-6c89-4ce3-9471-432afd6e15b7","wineId":"25f81440-c7dd-401d-978b-f411e5814503","lotId":"82dabf4d-e1da-48a6-bb88-939db39df4a2","bottles":-1,"isTold":false}', 0, 28, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', '63240559-1d86-40a8-b385-7dd9f38f0b50', '{"kind":"drank","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"63240559-1d86-40a8-b385-7dd9f38f0b50","wineId":"d0a22d8d-0982-4d9a-9c8a-e0300d40598f","lotId":"0ba2f5f7-8ff8-4f00-abd7-a232935073ee","bottles":-1,"isTold":false}', 0, 29, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', '81c0f5ed-aefc-43b3-bd03-8fb73c617a83', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"81c0f5ed-aefc-43b3-bd03-8fb73c617a83","wineId":"e94ef5f3-236c-4665-8839-f31a1e376ffb","lotId":"5dbf73d7-91b5-447f-9fab-486210ccfa01","bottles":6,"isTold":false}', 0, 4, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', '830b4569-eb96-4087-886d-3b975fc1c0e5', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"830b4569-eb96-4087-886d-3b975fc1c0e5","wineId":"1471642a-aed4-455e-a27a-b05217608415","lotId":"500d4fae-b92a-4d6d-b08b-0cc39c472f21","bottles":6,"isTold":false}', 0, 8, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', '8433c6be-f995-4875-b572-c17ca611f4b0', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"8433c6be-f995-4875-b572-c17ca611f4b0","wineId":"ca2d9ae3-e26e-4771-a599-bdd9fffcdacf","lotId":"4df49e66-d6b8-43b5-8d64-7882eac233f7","bottles":6,"isTold":false}', 0, 18, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', '8a01f662-cd08-4ead-a4d1-c6ffd4a242ac', '{"kind":"drank","day":"2026-11-24","occasion":"Ostern","meal":"Lamm „provençale“","company":"Ada & Ñandú","rating":{"value":92,"scale":100},"flaw":null,"note":"Harz, 🍒 und viel zu kurz","price":null,"photoUrl":"/objects/uploads/186d49d9-4cc6-43f8-9843-1655aa5248ee","id":"8a01f662-cd08-4ead-a4d1-c6ffd4a242ac","wineId":"2012a188-6dec-4ea5-8546-5a230fa89726","lotId":"58265d1d-80ad-4cea-a409-4e5e59fd7488","bottles":-6,"isTold":false}', 0, 26, '/objects/uploads/186d49d9-4cc6-43f8-9843-1655aa5248ee');
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', '93a6fad0-66e5-4bba-897b-571eb07976ab', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"93a6fad0-66e5-4bba-897b-571eb07976ab","wineId":"de7c3bbc-31a3-4a1a-a257-6aab41f9f58e","lotId":"ae20690c-6363-499b-b3cd-c34fc54f2a29","bottles":6,"isTold":false}', 0, 11, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', 'a42eb8e2-6d00-4903-b13f-a972474b9fdc', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"a42eb8e2-6d00-4903-b13f-a972474b9fdc","wineId":"73b464df-f716-4bc9-8f6e-1fda9553abf1","lotId":"811dd96d-416a-40f6-9b03-24ea07425f11","bottles":6,"isTold":false}', 0, 3, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', 'a8fc42df-6907-40ba-8a98-7aa8e0dba033', '{"kind":"drank","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"a8fc42df-6907-40ba-8a98-7aa8e0dba033","wineId":"e94ef5f3-236c-4665-8839-f31a1e376ffb","lotId":"5dbf73d7-91b5-447f-9fab-486210ccfa01","bottles":-2,"isTold":false}', 0, 33, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', 'b171eaa5-6949-447a-b133-7ef718fac05d', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"b171eaa5-6949-447a-b133-7ef718fac05d","wineId":"ec0e50e2-06ed-41bb-b0cb-54e17b734a94","lotId":"5a17db37-6e06-4365-bb5c-1cdab76d4886","bottles":6,"isTold":false}', 0, 32, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', 'b71a2a44-992f-45f1-823b-8daad4e959fb', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"b71a2a44-992f-45f1-823b-8daad4e959fb","wineId":"0c174c02-8b4b-4053-a106-ec0001970e5e","lotId":"b0dae0ce-16c7-458e-b9ef-3f018f9b38f4","bottles":6,"isTold":false}', 0, 34, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', 'b8db0d44-1d71-4586-9f3d-0d5dece52775', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"b8db0d44-1d71-4586-9f3d-0d5dece52775","wineId":"25f81440-c7dd-401d-978b-f411e5814503","lotId":"82dabf4d-e1da-48a6-bb88-939db39df4a2","bottles":6,"isTold":false}', 0, 13, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', 'c18bc3ff-9706-4f8c-8082-29a63841b494', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"c18bc3ff-9706-4f8c-8082-29a63841b494","wineId":"dd9e5ba8-8bd4-4de4-9dfc-42966ea15df3","lotId":"7c173612-9213-4393-a273-27df6752e194","bottles":6,"isTold":false}', 0, 17, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', 'd7450ed9-f201-4bd4-b29f-1a1b54e538db', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"d7450ed9-f201-4bd4-b29f-1a1b54e538db","wineId":"4899881d-f811-4ef6-b85c-6a0a33949c46","lotId":"1a416c0a-45dc-4629-9a09-0eef0171f82d","bottles":6,"isTold":false}', 0, 5, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', 'd9819325-130e-4ccf-aafc-42c9ddc74d5c', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"d9819325-130e-4ccf-aafc-42c9ddc74d5c","wineId":"d6d024ef-d3bb-4e57-a6c5-492d4d76ec8b","lotId":"4071884e-a641-4482-b154-b5391296e5d9","bottles":6,"isTold":false}', 0, 10, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', 'daf06d0a-1942-44a0-874a-ac719dd1d3da', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"daf06d0a-1942-44a0-874a-ac719dd1d3da","wineId":"a586e893-81c9-49b9-a46d-7378b5049744","lotId":"dfbd32a4-bcbb-47a4-a80f-25aa9575eccd","bottles":6,"isTold":false}', 0, 7, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', 'fcc6fb79-6a8a-4d09-8be9-4fb0cc1e28b3', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"fcc6fb79-6a8a-4d09-8be9-4fb0cc1e28b3","wineId":"9903f1ea-2dea-4028-a940-c74d6cf2d1bb","lotId":"562574f0-e27c-4d1b-8167-b9c3255d9ec1","bottles":6,"isTold":false}', 0, 12, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'event', 'fe22f98b-ef40-4cbe-b377-8e5c56ec159f', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"fe22f98b-ef40-4cbe-b377-8e5c56ec159f","wineId":"2012a188-6dec-4ea5-8546-5a230fa89726","lotId":"58265d1d-80ad-4cea-a409-4e5e59fd7488","bottles":6,"isTold":false}', 0, 15, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'place', '0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Keller Ñ","parentId":null,"kind":"room","rows":null,"columns":null,"depth":null,"id":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 1, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'place', '1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Regal B","parentId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","kind":"rack","rows":4,"columns":6,"depth":2,"id":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 2, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('5299d481-bf51-40fc-9793-d322686f2427', 'event', '33e5106b-fa3d-4ed8-a198-0bbb137b4459', '{"kind":"added","day":"2026-11-24","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"33e5106b-fa3d-4ed8-a198-0bbb137b4459","wineId":"872f6c88-8b50-4488-bc03-43ec9492dd28","lotId":"9f2dbe40-c64a-4f56-b41b-2cd93b11a1c9","bottles":6,"isTold":false}', 0, 1, NULL);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('9BRLTnI_crjASXKmQE_KaDbOb9Xkiqli5QByq9Ir9Vg', '5299d481-bf51-40fc-9793-d322686f2427', 1795506282982);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '08ba13b4-b194-42c8-a8b5-830ba81671c9', '0295dd3efc2d58daa67d8afbb97188b0e8dbf7323cdcfd2a3865171d4239d2b1', NULL, '{"kind":"applied","wineId":"3a51f7ca-31fb-4cb1-9245-e936b13710cb","seq":25}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '0fba9cd8-bdc2-43a5-87c4-5dc2935aa1a4', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '100efd23-5123-43bb-b7a6-f16bc624e9d1', 'abefc2189b19a66557edfb1f601799108ba94bd38957f87535cbe93b5686c7d4', NULL, '{"kind":"applied","wineId":"0d93c9be-5b05-469b-b619-0f43499844fc","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '11e153bc-0337-46c5-a1ab-f086434c8d6f', '6b7b799ebe77fd01f1575d8630b58212dcb90661374ffd0a073fa0aa5a18322b', NULL, '{"kind":"applied","wineId":"1471642a-aed4-455e-a27a-b05217608415","seq":20}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '2083b84f-e7c1-4c0b-a699-4f4a8590ee33', '2613eb903f955182d2d328ab292113c67ead707d06c59bc30fde8d653ba2c4bb', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '28fb59d2-cbab-4814-a58d-c659ec09b911', '71c14378b69881460a3d462f983afc2c4df6f6c8c24f190a1777f786e7855b58', NULL, '{"kind":"applied","wineId":"5aca6e21-7a87-4481-a7e9-506d327c7dc8","seq":19}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '32858ae2-18d1-400d-9d0a-3a1bbab6bdfa', 'e84e2774c704a595dff9380f3baea145741fa7d4aab0064ba3d8428760d9903a', NULL, '{"kind":"applied","wineId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '36d0556b-4d5e-4f14-9427-8b743a196893', '645b654544939d12597340daa724b25df542a3339bef7bf199e1f60bf6aa8920', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '3c7f916e-15c3-49d2-88a4-113c9d8633ed', 'f2cacd9484ef87fd2ae7b0a26e667cbec6062515112e45917c77c98b8a318eb6', NULL, '{"kind":"applied","wineId":"d0a22d8d-0982-4d9a-9c8a-e0300d40598f","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '422c87b1-14d1-48d9-97c1-1bd13b5195ab', 'bb0eed9a2d4e51b34247c22c8bc6b21cb19f0d9ce2fdd5a8da9e3824c92b7ea2', NULL, '{"kind":"applied","wineId":"dd9e5ba8-8bd4-4de4-9dfc-42966ea15df3","seq":21}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '52b2b833-ec04-4cc2-b550-140f30c241c7', '3e309b7497ec4c854643d4362df2e9815923f6ff17651f3755061857e4bb8c74', NULL, '{"kind":"applied","wineId":"5aca6e21-7a87-4481-a7e9-506d327c7dc8","seq":16}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '52ef566a-3f1c-46ca-ba46-c46b3331966e', 'e32b7430e4be3feffb5f1f9b2e1bb7ef27159757728311d973bfbfc82571d110', NULL, '{"kind":"applied","wineId":"391605ae-21ad-4e68-b2fb-7e1cdb718737","seq":6}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '541d5caf-f092-4028-b608-ae264d2dad55', '99d856fed97437db7485e371dc7d64dff7587c49dbebdf06379641bc8fbbde23', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '5d0e223a-6c89-4ce3-9471-432afd6e15b7', '6104bcd1e72431df900bd5bd64a5c69977b417aab17df19c9c7017ddfa818e3c', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"25f81440-c7dd-401d-978b-f411e5814503","userId":"09c14e66-bd98-419d-be15-2269169e6016","bottleId":"82dabf4d-e1da-48a6-bb88-939db39df4a2","isArchived":false}', '{"kind":"applied","wineId":"25f81440-c7dd-401d-978b-f411e5814503","seq":28}', 21);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '63240559-1d86-40a8-b385-7dd9f38f0b50', 'e7c347ecae51cc028e2bad024cc2a8a26b0c59d6569c15b4105af97dc452828c', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"d0a22d8d-0982-4d9a-9c8a-e0300d40598f","userId":"09c14e66-bd98-419d-be15-2269169e6016","bottleId":"0ba2f5f7-8ff8-4f00-abd7-a232935073ee","isArchived":false}', '{"kind":"applied","wineId":"d0a22d8d-0982-4d9a-9c8a-e0300d40598f","seq":29}', 22);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '7766becc-5155-4d4b-a985-c231536e8480', '575228675147731f77bf4cce638272f61bfe133500f09734cc2471baaa40d897', NULL, '{"kind":"applied","wineId":"3a51f7ca-31fb-4cb1-9245-e936b13710cb","seq":27}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '81c0f5ed-aefc-43b3-bd03-8fb73c617a83', 'b6e286fe4e3dbc520074d595deb80aee27ecafb8727dd47fb0513ba655e48f36', NULL, '{"kind":"applied","wineId":"e94ef5f3-236c-4665-8839-f31a1e376ffb","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '830b4569-eb96-4087-886d-3b975fc1c0e5', '9e545e7dd4375463bc4cbe705df49d96d00bd417e0c5b132919964f6f31b6f72', NULL, '{"kind":"applied","wineId":"1471642a-aed4-455e-a27a-b05217608415","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '8433c6be-f995-4875-b572-c17ca611f4b0', 'dcd0232c0250e7db4117f178994ad86a834b5c0100ae71e9456632722f086cb9', NULL, '{"kind":"applied","wineId":"ca2d9ae3-e26e-4771-a599-bdd9fffcdacf","seq":18}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '84952c67-3394-46b1-b369-1f2de0f6527a', '422ee28168b829ab4040ea9270a23edf215f03cc9b715eccfc9805ee0b9e3995', NULL, '{"kind":"applied","wineId":"de7c3bbc-31a3-4a1a-a257-6aab41f9f58e","seq":30}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '87197080-9fb3-4edc-9832-fd9131eb7810', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '8a01f662-cd08-4ead-a4d1-c6ffd4a242ac', '65c29c54c229f58f1fddbf5b5db490b75c12dadb6aeb6eb4488abcafc0719421', NULL, '{"kind":"applied","wineId":"2012a188-6dec-4ea5-8546-5a230fa89726","seq":22}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '93a6fad0-66e5-4bba-897b-571eb07976ab', '79b413f1ef66b281be383cd23a5b6ab43dd883a5a1c2a056b9a9eb807970497b', NULL, '{"kind":"applied","wineId":"de7c3bbc-31a3-4a1a-a257-6aab41f9f58e","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', '97dc49fd-062d-4966-8565-884190232bd0', 'e60568fd22df5794ce85d9417acfa6a1e825d658ffdb82bdb89e7e768779478f', NULL, '{"kind":"applied","wineId":"012834a7-ab90-467b-ae55-bd3977649614","seq":24}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'a42eb8e2-6d00-4903-b13f-a972474b9fdc', 'cd48a1c80ab004853810857425b02caca9327a6324cf9d4f2b6685b072afbd60', NULL, '{"kind":"applied","wineId":"73b464df-f716-4bc9-8f6e-1fda9553abf1","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'a8fc42df-6907-40ba-8a98-7aa8e0dba033', '033b3329f710c669cac16752a13c63126881e5cb691f9ebe3e7b16ee155a2be6', NULL, '{"kind":"applied","wineId":"e94ef5f3-236c-4665-8839-f31a1e376ffb","seq":33}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'b171eaa5-6949-447a-b133-7ef718fac05d', 'b1d7c633ff59441b411843a631e4def7c60f80a62419aafefb121fb6d68b527d', NULL, '{"kind":"applied","wineId":"ec0e50e2-06ed-41bb-b0cb-54e17b734a94","missingPhoto":"/objects/uploads/ffa8977e-e1fd-4299-943c-a3c4ec13d50e","seq":32}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'b71a2a44-992f-45f1-823b-8daad4e959fb', 'ac2bb90d8d1c58cb60a90afeb4d03b5185b46715ab48071e1a7a3f337537b705', '{"name":"Mencía","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"0c174c02-8b4b-4053-a106-ec0001970e5e","userId":"09c14e66-bd98-419d-be15-2269169e6016","bottleId":"b0dae0ce-16c7-458e-b9ef-3f018f9b38f4","isArchived":false}', '{"kind":"applied","wineId":"0c174c02-8b4b-4053-a106-ec0001970e5e","seq":34}', 27);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'b8db0d44-1d71-4586-9f3d-0d5dece52775', '59f8b8543259c9e24861ba3305b9c7032675ea8758bce145d38dc3ea273e0b44', NULL, '{"kind":"applied","wineId":"25f81440-c7dd-401d-978b-f411e5814503","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'c18bc3ff-9706-4f8c-8082-29a63841b494', '138775aaba3ab4eb602e9bccf792549c4e3bb1ed28c9573b805401aaf90402a0', NULL, '{"kind":"applied","wineId":"dd9e5ba8-8bd4-4de4-9dfc-42966ea15df3","seq":17}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'd6c99d45-e870-4215-bf4c-f42ac8c7db40', 'e2f3e67d1748b9a6538d3722c23f3cf2a3495e32b59642879381ab6610f22989', NULL, '{"kind":"applied","wineId":"de7c3bbc-31a3-4a1a-a257-6aab41f9f58e","overwritten":{"region":"Gascony"},"decidedAt":1795502681359,"seq":31}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'd7450ed9-f201-4bd4-b29f-1a1b54e538db', 'f7358afd8c951120ab62cacbf5bf0c501c15420ac9598d17ad55b6550a640145', NULL, '{"kind":"applied","wineId":"4899881d-f811-4ef6-b85c-6a0a33949c46","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'd9819325-130e-4ccf-aafc-42c9ddc74d5c', 'c62e2e2b4ec80df0884444aa42191d55fc03595a4713d5258013fa635fefecd5', NULL, '{"kind":"applied","wineId":"d6d024ef-d3bb-4e57-a6c5-492d4d76ec8b","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'daf06d0a-1942-44a0-874a-ac719dd1d3da', 'ca5ecc1c159da2cffaa846f4c5765eab5a0f3ec429bc973534e8de3f71625990', NULL, '{"kind":"applied","wineId":"a586e893-81c9-49b9-a46d-7378b5049744","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'dc22ab7c-0a54-4000-aa8e-7d1dbeaf101c', 'f6b793e5c15b0601905897cf5e36c5089d40d7a1e37b0b793dea0a5133483ae5', NULL, '{"kind":"applied","wineId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'f7a3880e-23da-4e25-a1d4-b05e3492bf29', '47c9e17a0bd9b6f6e42756026a87e74f8eec4457be510fe9a8b08fa158b03067', NULL, '{"kind":"applied","wineId":"8a01f662-cd08-4ead-a4d1-c6ffd4a242ac","seq":23}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'fa6c985d-f94c-46be-bf89-b72e1a607295', 'f36e27b984ad99753e5e7a9089953fd3cb9152f5b8232d6c5950d97c9d7445d1', NULL, '{"kind":"applied","wineId":"8a01f662-cd08-4ead-a4d1-c6ffd4a242ac","seq":26}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'fcc6fb79-6a8a-4d09-8be9-4fb0cc1e28b3', 'd54e4454f52db535f4899bb7d3d122be43ac2850d95628337be7c61de73085f7', NULL, '{"kind":"applied","wineId":"9903f1ea-2dea-4028-a940-c74d6cf2d1bb","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'fe22f98b-ef40-4cbe-b377-8e5c56ec159f', 'cd3e2aa487de4df6c2948d0c1ddc5ad8a9dd9f8b73ddbb5445e2a77eac0d230a', NULL, '{"kind":"applied","wineId":"2012a188-6dec-4ea5-8546-5a230fa89726","seq":15}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5299d481-bf51-40fc-9793-d322686f2427', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"872f6c88-8b50-4488-bc03-43ec9492dd28","userId":"5299d481-bf51-40fc-9793-d322686f2427","bottleId":"9f2dbe40-c64a-4f56-b41b-2cd93b11a1c9","isArchived":false}', '{"kind":"applied","wineId":"872f6c88-8b50-4488-bc03-43ec9492dd28","seq":1}', 1);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('-9ZLs40mojcFj-tTvhLaqy3KP4oLODtUsaRuqieqIUY', '09c14e66-bd98-419d-be15-2269169e6016', 'cd69ba77-573c-48de-bd90-ec954780f564', '', 1795502679880, 1795502679883, 1798094689883, 1811054679880);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('5HWg0BG_ypwr5NXorqF7TNvIpgzUJR1l_41FskbrBWU', '09c14e66-bd98-419d-be15-2269169e6016', '7616ced3-74c2-4f66-b979-64d4e098e53a', '', 1795502683242, 1795502683244, 1798094693244, 1811054683242);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('94DaEH-AGmCGWL65XRiFVE69mzcpIkJW4Eu4hQBmKL0', '09c14e66-bd98-419d-be15-2269169e6016', '8ecca7ce-eacd-4c2a-ae7b-6390ae505ec1', '', 1795502680440, 1795502680444, 1798094690444, 1811054680440);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('LD8dkFHr08JdVpHrEvkTssmXWCDN_as5Pya9PhYXjYE', '09c14e66-bd98-419d-be15-2269169e6016', 'e4230b0b-6bba-454f-ada7-dc5032a8b468', '', 1795502680900, 1795502680992, 1798094690992, 1811054680900);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('LgPNFYFcVkh0l9J0_2EUieI5YQGS2H2fVdxYsRfM1dk', '09c14e66-bd98-419d-be15-2269169e6016', 'd73170cc-e252-4ed7-9bad-c7c822ab2fe7', '', 1795502680213, 1795502680217, 1798094690217, 1811054680213);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('QmSzDF4Ns0kWZKyNgEDTxigQ5jO1K25MZSWFlRe_ef8', '5299d481-bf51-40fc-9793-d322686f2427', '09f751e5-75cb-4205-bbf4-fbc900b73d13', '', 1795502682928, 1795502682932, 1798094692932, 1811054682928);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('SnD1JomRFlEuvwvHSY8JDP09-wkamvDgjlh2Z5UErro', '09c14e66-bd98-419d-be15-2269169e6016', 'b225cd81-6019-4048-8d6d-1b1ddb00b516', '', 1795502679644, 1795502679647, 1798094689647, 1811054679644);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$JGdy3nEczPy4NHmSlrHSUQ$LoOqnVCr7qEwSFtRmpKoPtmHV5JDtAnolYWzltXqtUI', NULL, NULL, 34, 1795502675127, 18, 943, 27);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('5299d481-bf51-40fc-9793-d322686f2427', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$U0hsLZnxNAViJEd8ZPxtDA$8LnwvvuDQ1Il9hqYoDykMNWpIF5zDomP0UaOfaXNkvA', NULL, NULL, 1, 1795502678556, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 3, '73b464df-f716-4bc9-8f6e-1fda9553abf1', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', '811dd96d-416a-40f6-9b03-24ea07425f11', 6, NULL, 0, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 4, 'e94ef5f3-236c-4665-8839-f31a1e376ffb', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '5dbf73d7-91b5-447f-9fab-486210ccfa01', 4, NULL, 0, 0, 33, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 5, '4899881d-f811-4ef6-b85c-6a0a33949c46', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', '1a416c0a-45dc-4629-9a09-0eef0171f82d', 6, NULL, 0, 0, 5, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 6, '391605ae-21ad-4e68-b2fb-7e1cdb718737', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '7a63d491-29cc-4a3b-94c3-88bcb08934e5', 6, NULL, 0, 0, 6, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 7, 'a586e893-81c9-49b9-a46d-7378b5049744', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', 'dfbd32a4-bcbb-47a4-a80f-25aa9575eccd', 6, NULL, 0, 0, 7, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 8, '1471642a-aed4-455e-a27a-b05217608415', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '500d4fae-b92a-4d6d-b08b-0cc39c472f21', 6, NULL, 1, 0, 20, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 9, '0d93c9be-5b05-469b-b619-0f43499844fc', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', '0c034f7c-424f-4669-b0c6-2c641725dc2a', 6, NULL, 0, 0, 9, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 10, 'd6d024ef-d3bb-4e57-a6c5-492d4d76ec8b', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '4071884e-a641-4482-b154-b5391296e5d9', 6, NULL, 0, 0, 10, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 11, 'de7c3bbc-31a3-4a1a-a257-6aab41f9f58e', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', 'ae20690c-6363-499b-b3cd-c34fc54f2a29', 6, NULL, 0, 0, 31, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 12, '9903f1ea-2dea-4028-a940-c74d6cf2d1bb', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '562574f0-e27c-4d1b-8167-b9c3255d9ec1', 6, NULL, 0, 0, 12, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 13, '25f81440-c7dd-401d-978b-f411e5814503', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', '82dabf4d-e1da-48a6-bb88-939db39df4a2', 5, NULL, 0, 0, 28, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 14, 'd0a22d8d-0982-4d9a-9c8a-e0300d40598f', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '0ba2f5f7-8ff8-4f00-abd7-a232935073ee', 5, NULL, 0, 0, 29, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 15, '2012a188-6dec-4ea5-8546-5a230fa89726', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '58265d1d-80ad-4cea-a409-4e5e59fd7488', 0, NULL, 0, 0, 22, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 16, '5aca6e21-7a87-4481-a7e9-506d327c7dc8', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'd015e6ca-a208-4979-b6e3-c316e1371087', 6, '/objects/uploads/f80d72c3-ffc5-4b37-a417-0688930fa2cb', 0, 0, 19, 1, 'Rioja DOCa', 'Viña Tondonia', 13.5, 2024, 2036, '["Geschenk","🍒"]', '["8410591000123"]', '[{"id":"d015e6ca-a208-4979-b6e3-c316e1371087","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}]', NULL, '[{"table":"CellarTracker, list","cells":[["CT","94.5"]]}]', '[{"id":"7d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","day":"2026-05-01","keeping":"vacuum","lotId":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 17, 'dd9e5ba8-8bd4-4de4-9dfc-42966ea15df3', 'Frascati', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Frascati: Leder, „Kirsche“, 🍒', '7c173612-9213-4393-a273-27df6752e194', 6, NULL, 0, 1, 21, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', 1795502676219, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 18, 'ca2d9ae3-e26e-4771-a599-bdd9fffcdacf', 'Arneis', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '4df49e66-d6b8-43b5-8d64-7882eac233f7', 6, NULL, 0, 0, 18, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 32, 'ec0e50e2-06ed-41bb-b0cb-54e17b734a94', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '5a17db37-6e06-4365-bb5c-1cdab76d4886', 6, NULL, 0, 0, 32, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('09c14e66-bd98-419d-be15-2269169e6016', 34, '0c174c02-8b4b-4053-a106-ec0001970e5e', 'Mencía', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'b0dae0ce-16c7-458e-b9ef-3f018f9b38f4', 6, NULL, 0, 0, 34, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('5299d481-bf51-40fc-9793-d322686f2427', 1, '872f6c88-8b50-4488-bc03-43ec9492dd28', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '9f2dbe40-c64a-4f56-b41b-2cd93b11a1c9', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
      UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))
      WHERE id = NEW.user_id;
    END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots))) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + coalesce(length(OLD.told_elsewhere), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))) BEGIN
      UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + coalesce(length(OLD.told_elsewhere), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))))
      WHERE id = NEW.user_id;
    END;
PRAGMA user_version = 24;
