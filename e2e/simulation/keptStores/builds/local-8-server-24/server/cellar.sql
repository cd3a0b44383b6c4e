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
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'a30a887c-5d96-4e71-94df-29c0d3146100', 19, '9ca9b6c9-5cb4-4779-aadc-1527660a2711');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'a30a887c-5d96-4e71-94df-29c0d3146100', 20, 'c3ba24f9-2c97-4f61-9b52-215d730ac860');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'a30a887c-5d96-4e71-94df-29c0d3146100', 21, '86ce3eb8-eaa1-4acb-b689-b8837c17b9d2');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'a30a887c-5d96-4e71-94df-29c0d3146100', 22, '2a1be5b7-4758-40ef-a701-d9772c5d132d');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'c7aed195-e1d7-42c4-b45e-23f9b9e5653c', 6, '87e15691-856c-4de0-8261-f749a1e40f4f');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'c7aed195-e1d7-42c4-b45e-23f9b9e5653c', 7, 'e61b5999-3950-4402-b9fe-0acd2e3a923e');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'cc091dba-61f2-4115-8897-3afe2b897797', 1, '756de20f-b6de-4966-b7ad-6d9626fcd2fe');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'eb7d5b26-f228-430a-9150-d76ab7fd5a1f', 1, '3b753ccf-c32c-408e-99f7-9ea19b886b0d');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'f1ac54d1-5d7d-4a73-ad55-4d5bce77deb2', 2, '4acbe0e2-9bb4-456d-98f6-5c4dbd33d75a');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'a30a887c-5d96-4e71-94df-29c0d3146100', 22, 18);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'c7aed195-e1d7-42c4-b45e-23f9b9e5653c', 7, 5);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'cc091dba-61f2-4115-8897-3afe2b897797', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'eb7d5b26-f228-430a-9150-d76ab7fd5a1f', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'f1ac54d1-5d7d-4a73-ad55-4d5bce77deb2', 2, 1);
INSERT INTO "meta" (key, value) VALUES ('epoch', '6f3a0f4a-e905-4595-9ddc-013a5b47fa1e');
INSERT INTO "meta" (key, value) VALUES ('usable_from', '24');
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('6f7ddc8e-402d-4d03-b09e-f185edcc4a39', '4aee1ee6-0948-49f3-a4c5-890552efac08', 'finalized', 1795431600881, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('6f7ddc8e-402d-4d03-b09e-f185edcc4a39', 'a3c04c5b-12e7-419a-bd0d-2c7779a0c919', 'promised', 1795431600877, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '00e8a5d1-3a9f-44a8-b745-a5efd8aea022', 'promised', 1795431602088, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '58cc6a59-ff65-47f0-8773-094b98ba2968', 'finalized', 1795431599189, NULL, 503);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('6f7ddc8e-402d-4d03-b09e-f185edcc4a39', 'event', '3cc82073-a5c2-4566-ab1b-7ef84c755c35', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"3cc82073-a5c2-4566-ab1b-7ef84c755c35","wineId":"e548a30d-63a7-498b-8745-c514f6d341d0","lotId":"48d0fdb6-5c5f-423d-8bb8-88b8e4abe7ee","bottles":6,"isTold":false}', 0, 1, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', '2a1be5b7-4758-40ef-a701-d9772c5d132d', '{"kind":"drank","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"2a1be5b7-4758-40ef-a701-d9772c5d132d","wineId":"acb22242-e12e-4a31-b348-8d003cb91ed3","lotId":"1a237ed6-fb17-4f4d-b1bd-79ae24e66059","bottles":-6,"isTold":false}', 0, 22, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', '31a8633b-9f16-47bf-8781-a6cbd17bf736', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"31a8633b-9f16-47bf-8781-a6cbd17bf736","wineId":"96ccdb14-1fcd-4919-b42d-cafac75827d8","lotId":"2876178e-df5a-4dd1-9d89-10f86858458c","bottles":6,"isTold":false}', 0, 12, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', '3b753ccf-c32c-408e-99f7-9ea19b886b0d', '{"kind":"drank","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"3b753ccf-c32c-408e-99f7-9ea19b886b0d","wineId":"cac041e1-98a0-4fe4-90e1-1b9f0b48f2d6","lotId":"a1f19632-cd28-47d8-b939-b0dc7633e95e","bottles":-1,"isTold":false}', 0, 24, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', '598ee76b-cfe1-4668-a5e5-4fc969b69b3f', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"598ee76b-cfe1-4668-a5e5-4fc969b69b3f","wineId":"8eba476b-3952-485c-abba-488b0e42b075","lotId":"87555e75-f557-49d0-9803-252dd0674660","bottles":6,"isTold":false}', 0, 11, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', '62f1e3fe-02c8-4c84-b281-e138adadd469', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"62f1e3fe-02c8-4c84-b281-e138adadd469","wineId":"d16f8d53-71e5-4227-b843-a5e8c65887c5","lotId":"062d4bcc-fc98-4d38-977a-ea2716e71a18","bottles":6,"isTold":false}', 0, 4, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', '68185959-8543-4911-a191-0007a73003d2', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":{"minor":4500,"currency":"GBP"},"photoUrl":null,"id":"68185959-8543-4911-a191-0007a73003d2","wineId":"976ab66c-6841-4403-8de1-d09292194e0b","lotId":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"isTold":false}', 0, 16, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', '6a4b9815-a8b1-4c56-abbf-a2b95c1dc768', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"6a4b9815-a8b1-4c56-abbf-a2b95c1dc768","wineId":"cac041e1-98a0-4fe4-90e1-1b9f0b48f2d6","lotId":"a1f19632-cd28-47d8-b939-b0dc7633e95e","bottles":6,"isTold":false}', 0, 14, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', '756de20f-b6de-4966-b7ad-6d9626fcd2fe', '{"kind":"drank","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"756de20f-b6de-4966-b7ad-6d9626fcd2fe","wineId":"7ef4aa29-6742-45c4-a327-578dce4dfcc7","lotId":"fa3a64fd-704b-451b-a04a-348a8b75ad44","bottles":-1,"isTold":false}', 0, 23, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', '87e15691-856c-4de0-8261-f749a1e40f4f', '{"kind":"drank","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"87e15691-856c-4de0-8261-f749a1e40f4f","wineId":"d16f8d53-71e5-4227-b843-a5e8c65887c5","lotId":"062d4bcc-fc98-4d38-977a-ea2716e71a18","bottles":-2,"isTold":false}', 0, 28, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', '8929c19d-d43e-4223-8368-6ba153d7e2ef', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"8929c19d-d43e-4223-8368-6ba153d7e2ef","wineId":"245dd543-7a24-4c77-a067-663af76b9074","lotId":"85140cbf-c40e-4072-8d2d-2726b940d5d1","bottles":6,"isTold":false}', 0, 17, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', '8d33d408-81e3-4d4d-90af-d9f91c4a1b95', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"8d33d408-81e3-4d4d-90af-d9f91c4a1b95","wineId":"e9e8278f-88e7-4609-8bcf-d2418fa3ac09","lotId":"5744a221-56a3-4fba-b8f0-44fe8ce4101a","bottles":6,"isTold":false}', 0, 10, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', '998a90e1-7ec8-4a26-abb6-214d9fdc63de', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"998a90e1-7ec8-4a26-abb6-214d9fdc63de","wineId":"acb22242-e12e-4a31-b348-8d003cb91ed3","lotId":"1a237ed6-fb17-4f4d-b1bd-79ae24e66059","bottles":6,"isTold":false}', 0, 15, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', '9992685a-ecd1-4606-bf74-d1152482808c', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"9992685a-ecd1-4606-bf74-d1152482808c","wineId":"bb91d469-b0db-4353-94af-9626d0b51c49","lotId":"8e451f90-baf3-4ca1-827d-73f86de6768d","bottles":6,"isTold":false}', 0, 7, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', 'a164e0ea-5e93-42f2-a366-bf7bdb3ab930', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"a164e0ea-5e93-42f2-a366-bf7bdb3ab930","wineId":"0f8b0208-c9f0-4c4b-88f4-6304ad8cc157","lotId":"9e268301-ce60-44bb-b2b3-ced44e8f48d3","bottles":6,"isTold":false}', 0, 5, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', 'ae488e03-b730-4241-b542-580e14679d11', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"ae488e03-b730-4241-b542-580e14679d11","wineId":"7ef4aa29-6742-45c4-a327-578dce4dfcc7","lotId":"fa3a64fd-704b-451b-a04a-348a8b75ad44","bottles":6,"isTold":false}', 0, 13, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', 'b0f61424-3164-4327-a727-cca0bcf40e2b', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"b0f61424-3164-4327-a727-cca0bcf40e2b","wineId":"7937d861-98d8-4f76-abdc-0d16e1211b1d","lotId":"a91dcae1-5676-4811-beef-bb5a6458ccea","bottles":6,"isTold":false}', 0, 9, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', 'b60baa7e-8f5f-4d58-90b6-8e00b8579586', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"b60baa7e-8f5f-4d58-90b6-8e00b8579586","wineId":"b74e4443-cb51-4898-b201-2ecc63b03e22","lotId":"b42e2ff8-e2ec-4cb0-847d-8b8afc8f428b","bottles":6,"isTold":false}', 0, 27, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', 'c2dcfc63-19b6-4fde-bca0-7fdc52bb4d24', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"c2dcfc63-19b6-4fde-bca0-7fdc52bb4d24","wineId":"34f4514c-1e45-4945-b718-28cc34aa2f61","lotId":"efe343ff-7fa4-4b86-a928-44f4e7e1015a","bottles":6,"isTold":false}', 0, 18, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', 'd96a66a2-9060-420c-a611-420467e289a5', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"d96a66a2-9060-420c-a611-420467e289a5","wineId":"1cdff5ed-44ac-4f82-b029-1cb8c5409046","lotId":"e5ba81f1-a0c1-479d-b6d1-77008c839db2","bottles":6,"isTold":false}', 0, 8, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', 'e946d7a3-f8da-4561-b855-ab7cb073a93d', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"e946d7a3-f8da-4561-b855-ab7cb073a93d","wineId":"8ce0046d-b865-4ada-9029-10523b3e057d","lotId":"fdc41539-7872-4d04-898b-46e009029d15","bottles":6,"isTold":false}', 0, 3, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'event', 'ef38ae05-92ab-4802-8c9f-b8c03d69774d', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"photoUrl":null,"id":"ef38ae05-92ab-4802-8c9f-b8c03d69774d","wineId":"3e4283f1-4b2d-4b90-b70e-9a334865790d","lotId":"04a4ee15-aecb-4875-86b9-deae3832483a","bottles":6,"isTold":false}', 0, 6, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'place', '0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Keller Ñ","parentId":null,"kind":"room","rows":null,"columns":null,"depth":null,"id":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 1, NULL);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq, photo_url) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'place', '1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Regal B","parentId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","kind":"rack","rows":4,"columns":6,"depth":2,"id":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 2, NULL);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('Fp9v7AlqcYEGMa2t3eK285lYOGaayzOEeAEehW52nUw', '6f7ddc8e-402d-4d03-b09e-f185edcc4a39', 1795435203074);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('6f7ddc8e-402d-4d03-b09e-f185edcc4a39', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"e548a30d-63a7-498b-8745-c514f6d341d0","userId":"6f7ddc8e-402d-4d03-b09e-f185edcc4a39","bottleId":"48d0fdb6-5c5f-423d-8bb8-88b8e4abe7ee","isArchived":false}', '{"kind":"applied","wineId":"e548a30d-63a7-498b-8745-c514f6d341d0","seq":1}', 1);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '177ca06f-4308-4479-9328-077ace5cfba1', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '2a1be5b7-4758-40ef-a701-d9772c5d132d', '71a7657916bb6128408ef3e79448f66ed2d18df95837d281f4ee7984f09241d2', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"acb22242-e12e-4a31-b348-8d003cb91ed3","userId":"f1210c1f-726f-45a9-9a56-c5b79de319ae","bottleId":"1a237ed6-fb17-4f4d-b1bd-79ae24e66059","isArchived":false}', '{"kind":"applied","wineId":"acb22242-e12e-4a31-b348-8d003cb91ed3","seq":22}', 20);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '31a8633b-9f16-47bf-8781-a6cbd17bf736', '8a831e1a3577addcec771fa34f6f28e48b5dc9680e1d6fd1c7d21d170f86bac2', NULL, '{"kind":"applied","wineId":"96ccdb14-1fcd-4919-b42d-cafac75827d8","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '3b753ccf-c32c-408e-99f7-9ea19b886b0d', '163df597a231276361f79b9f3e90c0a83a67bccc3bf7aa6dd4175cdfb6716022', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"cac041e1-98a0-4fe4-90e1-1b9f0b48f2d6","userId":"f1210c1f-726f-45a9-9a56-c5b79de319ae","bottleId":"a1f19632-cd28-47d8-b939-b0dc7633e95e","isArchived":false}', '{"kind":"applied","wineId":"cac041e1-98a0-4fe4-90e1-1b9f0b48f2d6","seq":24}', 22);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '3d49d73e-436c-4373-8eea-38d8e0bec368', '2c01bf07c8e4def8533d7c3469dc82d0db9632817ca92a08353c12323dcaa8c4', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '4acbe0e2-9bb4-456d-98f6-5c4dbd33d75a', '6d60ecdbfab7d5d5511972834d8ed3be08ee1133721e03ac576759f87c28d0fd', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '598ee76b-cfe1-4668-a5e5-4fc969b69b3f', '48637979878c5d077361acebcd991412050ccf8e7d92dee1ed2bc322c3c1d95c', NULL, '{"kind":"applied","wineId":"8eba476b-3952-485c-abba-488b0e42b075","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '62f1e3fe-02c8-4c84-b281-e138adadd469', 'f7a569e168580496e1ded189520dffaf69c8cf61b2cce204269535791adf19de', NULL, '{"kind":"applied","wineId":"d16f8d53-71e5-4227-b843-a5e8c65887c5","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '67cd923a-6d94-43eb-827c-b5f4f57a6233', '4716cb0e13de8722bbae1864e612cbb23b4e2956840003edb9adf1d895e5723a', NULL, '{"kind":"applied","wineId":"8eba476b-3952-485c-abba-488b0e42b075","seq":25}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '68185959-8543-4911-a191-0007a73003d2', '67d55b79532323978ef1b461684219bf5da3c5ed23eebd52aefcbcee198f717b', NULL, '{"kind":"applied","wineId":"976ab66c-6841-4403-8de1-d09292194e0b","seq":16}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '6a4b9815-a8b1-4c56-abbf-a2b95c1dc768', 'e2d7e8bb0ed2e6d820e6da68cc74d9f5d45e2613b51e7e8456bf2683ad24a7ef', NULL, '{"kind":"applied","wineId":"cac041e1-98a0-4fe4-90e1-1b9f0b48f2d6","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '756de20f-b6de-4966-b7ad-6d9626fcd2fe', 'fdfae99f630b145bebe8991b0c670438ec188d1d2c132d0055e32effa9cb6038', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"7ef4aa29-6742-45c4-a327-578dce4dfcc7","userId":"f1210c1f-726f-45a9-9a56-c5b79de319ae","bottleId":"fa3a64fd-704b-451b-a04a-348a8b75ad44","isArchived":false}', '{"kind":"applied","wineId":"7ef4aa29-6742-45c4-a327-578dce4dfcc7","seq":23}', 21);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '86ce3eb8-eaa1-4acb-b689-b8837c17b9d2', 'f8d039bbbb2297e1f49d45ddfb92ae5e82f5269d5214c1898246194b61e710fd', '{"name":"Frascati","producer":"Brezza","vintage":2016,"quantity":6,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Frascati: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"245dd543-7a24-4c77-a067-663af76b9074","userId":"f1210c1f-726f-45a9-9a56-c5b79de319ae","bottleId":"85140cbf-c40e-4072-8d2d-2726b940d5d1","isArchived":false}', '{"kind":"applied","wineId":"245dd543-7a24-4c77-a067-663af76b9074","seq":21}', 19);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '87e15691-856c-4de0-8261-f749a1e40f4f', '61b6509f7ddcf1835f20bd21608a75c5e867a06c309fa57536ad65f274246320', '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"d16f8d53-71e5-4227-b843-a5e8c65887c5","userId":"f1210c1f-726f-45a9-9a56-c5b79de319ae","bottleId":"062d4bcc-fc98-4d38-977a-ea2716e71a18","isArchived":false}', '{"kind":"applied","wineId":"d16f8d53-71e5-4227-b843-a5e8c65887c5","seq":28}', 26);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '8929c19d-d43e-4223-8368-6ba153d7e2ef', '76456415e325381cdeba48fd2aa4fddd7965adb0531610dda3430fb43351347d', NULL, '{"kind":"applied","wineId":"245dd543-7a24-4c77-a067-663af76b9074","seq":17}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '8d33d408-81e3-4d4d-90af-d9f91c4a1b95', 'd90669149d5eaf06f67b685073d4495311a06621ebd590daeeadea725f18817f', NULL, '{"kind":"applied","wineId":"e9e8278f-88e7-4609-8bcf-d2418fa3ac09","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '90d70bc4-6cd6-49f4-b1e8-1393dea1e7bf', 'f607e03653586a37241c1c2f81df4a5d7a4bf208d7b673dc3d556f609d00d504', NULL, '{"kind":"applied","wineId":"8eba476b-3952-485c-abba-488b0e42b075","overwritten":{"region":"Gascony"},"decidedAt":1795431602045,"seq":26}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '936a3558-652c-493e-a0b4-da15bc2ab37d', '7c8ba1c3588543210993ce495251c76b224fca1afa3f37c702cff129d811c9f9', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '998a90e1-7ec8-4a26-abb6-214d9fdc63de', 'c5d42d2bce7b30c3b49ecb0f5b9f934b8571b91e56419a0d843597684f067b80', NULL, '{"kind":"applied","wineId":"acb22242-e12e-4a31-b348-8d003cb91ed3","seq":15}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '9992685a-ecd1-4606-bf74-d1152482808c', '50f8afe0d34cb0bfdd45f502753047a417ef5d9c7c1cfe9a5258b79bc0ffd88f', NULL, '{"kind":"applied","wineId":"bb91d469-b0db-4353-94af-9626d0b51c49","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', '9ca9b6c9-5cb4-4779-aadc-1527660a2711', '91044241e3c7253d0b12854dd4d0c1bd195fb3c35e42a057b90bb49a9af7df71', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/58cc6a59-ff65-47f0-8773-094b98ba2968","nonVintage":true,"appellation":"Rioja DOCa","designation":"Viña Tondonia","alcohol":13.5,"drinkFrom":2024,"drinkTo":2036,"tags":["Geschenk","🍒"],"barcodes":["8410591000123"],"lots":[{"id":"455a58af-79ce-47ce-bcc9-85411df7af71","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}],"opened":[{"id":"7d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","day":"2026-05-01","keeping":"vacuum","lotId":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}],"toldElsewhere":"[{\"table\":\"CellarTracker, list\",\"cells\":[[\"CT\",\"94.5\"]]}]","id":"976ab66c-6841-4403-8de1-d09292194e0b","userId":"f1210c1f-726f-45a9-9a56-c5b79de319ae","bottleId":"455a58af-79ce-47ce-bcc9-85411df7af71","isArchived":false}', '{"kind":"applied","wineId":"976ab66c-6841-4403-8de1-d09292194e0b","seq":19}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'a164e0ea-5e93-42f2-a366-bf7bdb3ab930', '8320edf432cd58a14abd3a19b9c8797f3877e192734c57130b8010502f26ea31', NULL, '{"kind":"applied","wineId":"0f8b0208-c9f0-4c4b-88f4-6304ad8cc157","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'ad0e46e9-b745-44ec-8745-e4450e233d6f', 'f6b793e5c15b0601905897cf5e36c5089d40d7a1e37b0b793dea0a5133483ae5', NULL, '{"kind":"applied","wineId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'ae488e03-b730-4241-b542-580e14679d11', '7ae7119289d96a6e6d598d0732de4d527dafd9eb8a76fdb1d5bc66f2c0c6435f', NULL, '{"kind":"applied","wineId":"7ef4aa29-6742-45c4-a327-578dce4dfcc7","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'aeadcbaf-4bf6-4357-8738-5de68d09b617', 'e84e2774c704a595dff9380f3baea145741fa7d4aab0064ba3d8428760d9903a', NULL, '{"kind":"applied","wineId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'b0f61424-3164-4327-a727-cca0bcf40e2b', '0955946dfdeeaeab10d56af63285ad0a2d7dfff945c512ea111522e751acfa07', NULL, '{"kind":"applied","wineId":"7937d861-98d8-4f76-abdc-0d16e1211b1d","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'b60baa7e-8f5f-4d58-90b6-8e00b8579586', 'af4df9bf8ebe48c9deb289f2d601162c92d95f04c14c22687d5b2e6bec0f9fd6', NULL, '{"kind":"applied","wineId":"b74e4443-cb51-4898-b201-2ecc63b03e22","missingPhoto":"/objects/uploads/79ca4437-2abd-4e77-90c4-1df01e0a0710","seq":27}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'c2dcfc63-19b6-4fde-bca0-7fdc52bb4d24', 'f50190ba6b17f627fb1b76590210ac7f3633df9ba3b32385bc558fd1468a3675', NULL, '{"kind":"applied","wineId":"34f4514c-1e45-4945-b718-28cc34aa2f61","seq":18}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'c3ba24f9-2c97-4f61-9b52-215d730ac860', '66ed99bbc7bca4162123cca866a714e789fa4d87cf28e2f8741aef61a84a72fb', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"1cdff5ed-44ac-4f82-b029-1cb8c5409046","userId":"f1210c1f-726f-45a9-9a56-c5b79de319ae","bottleId":"e5ba81f1-a0c1-479d-b6d1-77008c839db2","isArchived":true}', '{"kind":"applied","wineId":"1cdff5ed-44ac-4f82-b029-1cb8c5409046","seq":20}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'd96a66a2-9060-420c-a611-420467e289a5', 'f2b72141d9938cfa376a4e1130ecb7bc1c5bdc204e47e65317114e04f6647920', NULL, '{"kind":"applied","wineId":"1cdff5ed-44ac-4f82-b029-1cb8c5409046","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'e61b5999-3950-4402-b9fe-0acd2e3a923e', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'e946d7a3-f8da-4561-b855-ab7cb073a93d', '9e00282b91e183b0c75cc04cacdc223977238103f41b75c19aa42024a4e76609', NULL, '{"kind":"applied","wineId":"8ce0046d-b865-4ada-9029-10523b3e057d","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'ef38ae05-92ab-4802-8c9f-b8c03d69774d', 'aa94dd4ea697c497d90cd05ac19b49cac0b8ab523b09caead2030856343551f6', NULL, '{"kind":"applied","wineId":"3e4283f1-4b2d-4b90-b70e-9a334865790d","seq":6}', NULL);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('0JZ1FwqXUqUjxV1lHlWyNPwvGbQIWbWVbDdw6uwefl4', 'f1210c1f-726f-45a9-9a56-c5b79de319ae', '3d9a112c-7d15-4ea1-9a0b-a592d6bf8708', '', 1795431601538, 1795431601544, 1798023611544, 1810983601538);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('41XOe-8-esjrstHy90jZIPapwaLz1giAsDxMkIUMyGo', 'f1210c1f-726f-45a9-9a56-c5b79de319ae', 'fc35c0eb-6d84-484c-a502-8d022bbfa069', '', 1795431601888, 1795431601890, 1798023611890, 1810983601888);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('ArT9-62d5TjYefnGRkAu9CNafwHhDT3RaL0PWFQ0GjE', 'f1210c1f-726f-45a9-9a56-c5b79de319ae', '930f8caa-96c9-4715-a79c-f422d1b3e093', '', 1795431601439, 1795431601440, 1798023611440, 1810983601439);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('Y6MQOwQFjgwv9P4ci217oMmJaAA6_z_kT7qf5HOUwKY', 'f1210c1f-726f-45a9-9a56-c5b79de319ae', 'e9e46266-530b-408b-9ee6-67bea6401bea', '', 1795431601810, 1795431601811, 1798023611811, 1810983601810);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('r3EhggJ7Hvt3B_4Z8sKvq9OgaOaICaudUWHX_sSLjJ0', 'f1210c1f-726f-45a9-9a56-c5b79de319ae', '728082f5-2b08-4caf-bccf-e9596f18c858', '', 1795431601725, 1795431601731, 1798023611731, 1810983601725);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('uRl_uP-HLlNDzGpHCs6LT2bC84NPnHxvTvzM8OtDggw', '6f7ddc8e-402d-4d03-b09e-f185edcc4a39', '06bcb60d-6614-454d-9b77-fdbf8e44e05f', '', 1795431603064, 1795431603065, 1798023613065, 1810983603064);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$0E6nn1qdBAMu1i+HkXTqDA$4WHP+LVuqIHZc8fB3QnANK1+JL3Nw/BhtW2ggvwP4IQ', NULL, NULL, 28, 1795431598924, 17, 910, 26);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('6f7ddc8e-402d-4d03-b09e-f185edcc4a39', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$LvmevlYVbovUx07HRBpQBA$urstrTU0qx3Z/W5Vtp8pW2UIotsjAqY7k1UkJxRkIy4', NULL, NULL, 1, 1795431600856, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('6f7ddc8e-402d-4d03-b09e-f185edcc4a39', 1, 'e548a30d-63a7-498b-8745-c514f6d341d0', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '48d0fdb6-5c5f-423d-8bb8-88b8e4abe7ee', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 3, '8ce0046d-b865-4ada-9029-10523b3e057d', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', 'fdc41539-7872-4d04-898b-46e009029d15', 6, NULL, 0, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 4, 'd16f8d53-71e5-4227-b843-a5e8c65887c5', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '062d4bcc-fc98-4d38-977a-ea2716e71a18', 4, NULL, 0, 0, 28, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 5, '0f8b0208-c9f0-4c4b-88f4-6304ad8cc157', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', '9e268301-ce60-44bb-b2b3-ced44e8f48d3', 6, NULL, 0, 0, 5, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 6, '3e4283f1-4b2d-4b90-b70e-9a334865790d', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '04a4ee15-aecb-4875-86b9-deae3832483a', 6, NULL, 0, 0, 6, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 7, 'bb91d469-b0db-4353-94af-9626d0b51c49', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '8e451f90-baf3-4ca1-827d-73f86de6768d', 6, NULL, 0, 0, 7, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 8, '1cdff5ed-44ac-4f82-b029-1cb8c5409046', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'e5ba81f1-a0c1-479d-b6d1-77008c839db2', 6, NULL, 1, 0, 20, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 9, '7937d861-98d8-4f76-abdc-0d16e1211b1d', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', 'a91dcae1-5676-4811-beef-bb5a6458ccea', 6, NULL, 0, 0, 9, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 10, 'e9e8278f-88e7-4609-8bcf-d2418fa3ac09', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '5744a221-56a3-4fba-b8f0-44fe8ce4101a', 6, NULL, 0, 0, 10, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 11, '8eba476b-3952-485c-abba-488b0e42b075', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', '87555e75-f557-49d0-9803-252dd0674660', 6, NULL, 0, 0, 26, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 12, '96ccdb14-1fcd-4919-b42d-cafac75827d8', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '2876178e-df5a-4dd1-9d89-10f86858458c', 6, NULL, 0, 0, 12, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 13, '7ef4aa29-6742-45c4-a327-578dce4dfcc7', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', 'fa3a64fd-704b-451b-a04a-348a8b75ad44', 5, NULL, 0, 0, 23, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 14, 'cac041e1-98a0-4fe4-90e1-1b9f0b48f2d6', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'a1f19632-cd28-47d8-b939-b0dc7633e95e', 5, NULL, 0, 0, 24, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 15, 'acb22242-e12e-4a31-b348-8d003cb91ed3', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '1a237ed6-fb17-4f4d-b1bd-79ae24e66059', 0, NULL, 0, 0, 22, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 16, '976ab66c-6841-4403-8de1-d09292194e0b', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '455a58af-79ce-47ce-bcc9-85411df7af71', 6, '/objects/uploads/58cc6a59-ff65-47f0-8773-094b98ba2968', 0, 0, 19, 1, 'Rioja DOCa', 'Viña Tondonia', 13.5, 2024, 2036, '["Geschenk","🍒"]', '["8410591000123"]', '[{"id":"455a58af-79ce-47ce-bcc9-85411df7af71","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}]', NULL, '[{"table":"CellarTracker, list","cells":[["CT","94.5"]]}]', '[{"id":"7d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","day":"2026-05-01","keeping":"vacuum","lotId":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 17, '245dd543-7a24-4c77-a067-663af76b9074', 'Frascati', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Frascati: Leder, „Kirsche“, 🍒', '85140cbf-c40e-4072-8d2d-2726b940d5d1', 6, NULL, 0, 1, 21, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', 1795431600045, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 18, '34f4514c-1e45-4945-b718-28cc34aa2f61', 'Arneis', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'efe343ff-7fa4-4b86-a928-44f4e7e1015a', 6, NULL, 0, 0, 18, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('f1210c1f-726f-45a9-9a56-c5b79de319ae', 27, 'b74e4443-cb51-4898-b201-2ecc63b03e22', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'b42e2ff8-e2ec-4cb0-847d-8b8afc8f428b', 6, NULL, 0, 0, 27, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
      UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))
      WHERE id = NEW.user_id;
    END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots))) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + coalesce(length(OLD.told_elsewhere), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))) BEGIN
      UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + coalesce(length(OLD.told_elsewhere), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))))
      WHERE id = NEW.user_id;
    END;
PRAGMA user_version = 24;
