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
      seq INTEGER NOT NULL,
      PRIMARY KEY (user_id, kind, id),
      UNIQUE (user_id, seq)
    ) STRICT, WITHOUT ROWID;
CREATE TABLE recovery_codes (
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      hash TEXT NOT NULL,
      PRIMARY KEY (user_id, hash)
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
    seq INTEGER NOT NULL, non_vintage INTEGER NOT NULL DEFAULT 0, appellation TEXT, designation TEXT, alcohol REAL, drink_from INTEGER, drink_to INTEGER, tags TEXT NOT NULL DEFAULT '[]', barcodes TEXT NOT NULL DEFAULT '[]', lots TEXT NOT NULL DEFAULT '[]', removed_at INTEGER, told_elsewhere TEXT,
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
CREATE INDEX reset_links_by_user ON reset_links (user_id);
CREATE INDEX results_by_answer ON results (user_id, answer_no) WHERE answer_no IS NOT NULL;
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX wines_by_photo ON wines (user_id, photo_url) WHERE photo_url IS NOT NULL;
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '29a59865-a69f-4554-b3bd-04664c470725', 2, 'acb5b41b-2dcc-483e-9aeb-629bc813e3b8');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '44ae5dbe-cade-46ef-8aa1-3069556cc303', 19, '6990869c-65c4-48a7-b5e2-56eb5a6184ba');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '44ae5dbe-cade-46ef-8aa1-3069556cc303', 20, 'eea832d0-5526-4ec3-84ef-beef57a6fe23');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '44ae5dbe-cade-46ef-8aa1-3069556cc303', 21, '12759508-5cda-4788-bc5a-924c78e1cab9');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '44ae5dbe-cade-46ef-8aa1-3069556cc303', 22, 'd54d2fac-3fce-4c73-8fd5-28f19ae1e50e');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '6e1dc1b1-c940-4a99-ace4-7f0feb053173', 1, '3f29cb1f-f954-4012-89dc-9639579392ad');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '9b1a7971-489c-4cbc-982e-7a48d90c07b1', 6, '5bc5e299-dc0e-4666-8a50-3a5d452bfd80');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '9b1a7971-489c-4cbc-982e-7a48d90c07b1', 7, 'e783840f-f88a-483d-967b-e182a409db88');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'cf18c529-992f-413b-8671-2399dd5caaac', 1, '4e80a3d6-e368-4edd-84b6-c46b2fc8e0b3');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '29a59865-a69f-4554-b3bd-04664c470725', 2, 1);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '44ae5dbe-cade-46ef-8aa1-3069556cc303', 22, 18);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '6e1dc1b1-c940-4a99-ace4-7f0feb053173', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '9b1a7971-489c-4cbc-982e-7a48d90c07b1', 7, 5);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'cf18c529-992f-413b-8671-2399dd5caaac', 1, 0);
INSERT INTO "meta" (key, value) VALUES ('epoch', '467613e4-a484-4074-b306-c575451535fb');
INSERT INTO "meta" (key, value) VALUES ('usable_from', '20');
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('30c95643-e873-4042-a873-e49439985c25', '89258898-0ddf-428f-98cc-14e2da3a1f89', 'finalized', 1795405564389, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('30c95643-e873-4042-a873-e49439985c25', '968271d8-14b9-4fa1-b12f-fada0475e732', 'promised', 1795405564383, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '7b7df0f7-f9f4-48f4-a22b-8776863044ec', 'promised', 1795405571799, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'f69b7481-3a9f-478c-b74d-4005a28cf1c4', 'finalized', 1795405555633, NULL, 503);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('30c95643-e873-4042-a873-e49439985c25', 'event', '2407dce6-522c-4de1-a484-02acafc7ce4f', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"2407dce6-522c-4de1-a484-02acafc7ce4f","wineId":"580350a7-63d7-41e1-81d6-3d7a9edec3ae","lotId":"7b4292fe-d18f-46f3-b45b-b854ce0fffde","bottles":6,"isTold":false}', 0, 1);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', '09248241-3ce9-4e33-acaf-3ba1b857cdcc', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"09248241-3ce9-4e33-acaf-3ba1b857cdcc","wineId":"d8790ca9-6a2e-4334-a990-f2ab9c5767b9","lotId":"b19be174-11ab-4389-aa77-8ddd6b6155c4","bottles":6,"isTold":false}', 0, 12);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', '25891d06-65d4-4cbb-b960-e515e26fcbf3', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"25891d06-65d4-4cbb-b960-e515e26fcbf3","wineId":"54fe6741-fdd9-461b-8d7b-503a357374e2","lotId":"eed3262f-4e74-4778-95cb-f248cf4f92c1","bottles":6,"isTold":false}', 0, 15);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', '3c14c4a0-cc06-4396-a02d-3166072df77b', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":{"minor":4500,"currency":"GBP"},"id":"3c14c4a0-cc06-4396-a02d-3166072df77b","wineId":"972df9ab-2abb-4016-a329-6703826845a9","lotId":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"isTold":false}', 0, 16);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', '3f29cb1f-f954-4012-89dc-9639579392ad', '{"kind":"drank","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"3f29cb1f-f954-4012-89dc-9639579392ad","wineId":"7c3f92d5-8cdb-4e40-9c4a-e3e01cc38424","lotId":"75c89726-f63c-4790-8ef7-13733808bb87","bottles":-1,"isTold":false}', 0, 24);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', '4e80a3d6-e368-4edd-84b6-c46b2fc8e0b3', '{"kind":"drank","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"4e80a3d6-e368-4edd-84b6-c46b2fc8e0b3","wineId":"46dbfb4d-fc4e-4d35-8dda-cab941cb7caf","lotId":"2f6451d9-52c0-4a83-95f0-ecf26fb0631a","bottles":-1,"isTold":false}', 0, 23);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', '54a015c0-5a19-4b0c-8ec5-bed24d4eec0d', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"54a015c0-5a19-4b0c-8ec5-bed24d4eec0d","wineId":"9f0325d2-9178-48e4-b47a-0312cc7c34d6","lotId":"a2574603-4eea-402f-a761-eefa68e5c32d","bottles":6,"isTold":false}', 0, 17);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', '5bc5e299-dc0e-4666-8a50-3a5d452bfd80', '{"kind":"drank","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"5bc5e299-dc0e-4666-8a50-3a5d452bfd80","wineId":"2187a47c-40ae-4cca-b8c7-4d863590274d","lotId":"1bc49bad-d3c7-4786-8a16-d8df2dd68539","bottles":-2,"isTold":false}', 0, 28);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', '5c88223e-f250-44bf-98d0-7d5a9716d4e4', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"5c88223e-f250-44bf-98d0-7d5a9716d4e4","wineId":"2187a47c-40ae-4cca-b8c7-4d863590274d","lotId":"1bc49bad-d3c7-4786-8a16-d8df2dd68539","bottles":6,"isTold":false}', 0, 4);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', '609a9624-7e9a-4365-9595-684b9de748be', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"609a9624-7e9a-4365-9595-684b9de748be","wineId":"3b03a586-8cb3-4fea-9bf9-a0121b6630b8","lotId":"5d228033-4f3d-445f-9519-93358fdcbf2e","bottles":6,"isTold":false}', 0, 6);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', '6a44c0d8-dffc-4da3-83a3-17633c28a5a8', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"6a44c0d8-dffc-4da3-83a3-17633c28a5a8","wineId":"6c9cb43b-9e27-462c-b526-695375181f20","lotId":"bdf6bd98-4985-4b7c-8069-c793c7582080","bottles":6,"isTold":false}', 0, 9);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', '8dff1fe7-8fa0-4ab8-9b32-a0a95bb27b62', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"8dff1fe7-8fa0-4ab8-9b32-a0a95bb27b62","wineId":"dda9ad9f-f2c6-4802-bc17-549c9ee4f15b","lotId":"79b9c617-c3b6-4795-8164-89d0f92e2e9e","bottles":6,"isTold":false}', 0, 10);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', '9c9efc0a-276a-4d71-a61a-7bbc5b6a0a6b', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"9c9efc0a-276a-4d71-a61a-7bbc5b6a0a6b","wineId":"8aa5a3fe-7786-4218-b3c9-a9725e6f6491","lotId":"9de24493-fc0a-40b3-a411-2a435aad76ef","bottles":6,"isTold":false}', 0, 11);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', '9d88a751-1d28-4d83-a339-9c649ec43359', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"9d88a751-1d28-4d83-a339-9c649ec43359","wineId":"6bc4fe17-6d6c-4fa9-b5fc-c673e46cafb5","lotId":"ccd30779-1ca7-45ac-90e1-613ce62137c3","bottles":6,"isTold":false}', 0, 27);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', '9f808856-b06f-4e1c-9c5d-3fd6166d6fe7', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"9f808856-b06f-4e1c-9c5d-3fd6166d6fe7","wineId":"8322e5ee-6b42-4595-93bd-29038688275a","lotId":"f39e3a42-c485-4306-a163-1fd8f31e5f2b","bottles":6,"isTold":false}', 0, 7);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', 'b1847f79-5848-4f29-973d-18551c0c4b22', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"b1847f79-5848-4f29-973d-18551c0c4b22","wineId":"46dbfb4d-fc4e-4d35-8dda-cab941cb7caf","lotId":"2f6451d9-52c0-4a83-95f0-ecf26fb0631a","bottles":6,"isTold":false}', 0, 13);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', 'b4601efd-1df5-4744-8176-5e88dd45b028', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"b4601efd-1df5-4744-8176-5e88dd45b028","wineId":"7abd66c8-2e20-4abb-b623-2c85f52bd5be","lotId":"57f24cf5-f26c-4fe2-aea7-4aacb5a92fbb","bottles":6,"isTold":false}', 0, 18);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', 'd444a634-72dd-4b20-913a-2cf4c576685d', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"d444a634-72dd-4b20-913a-2cf4c576685d","wineId":"d4769719-0f8d-4283-a0c6-9e2e4e81ff5e","lotId":"938b5ed5-b830-471a-9756-69942ed4129b","bottles":6,"isTold":false}', 0, 5);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', 'd54d2fac-3fce-4c73-8fd5-28f19ae1e50e', '{"kind":"drank","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"d54d2fac-3fce-4c73-8fd5-28f19ae1e50e","wineId":"54fe6741-fdd9-461b-8d7b-503a357374e2","lotId":"eed3262f-4e74-4778-95cb-f248cf4f92c1","bottles":-6,"isTold":false}', 0, 22);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', 'e3c74a40-dfae-42c0-b554-045dec9b55fe', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"e3c74a40-dfae-42c0-b554-045dec9b55fe","wineId":"d3b6fe6d-d76b-42fb-a0e8-5e005a14be8e","lotId":"2caeb728-e60a-4283-83b4-7bc0612dc5aa","bottles":6,"isTold":false}', 0, 8);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', 'f91d4f9d-f73a-4bfb-9f1c-64d67152cb42', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"f91d4f9d-f73a-4bfb-9f1c-64d67152cb42","wineId":"cec44ea7-b34c-4624-802b-e17174601456","lotId":"9c1e588f-de31-4d90-a265-ea96f8d1056c","bottles":6,"isTold":false}', 0, 3);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'event', 'fac5aa27-5a48-4d32-b722-dfd419e703c0', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"fac5aa27-5a48-4d32-b722-dfd419e703c0","wineId":"7c3f92d5-8cdb-4e40-9c4a-e3e01cc38424","lotId":"75c89726-f63c-4790-8ef7-13733808bb87","bottles":6,"isTold":false}', 0, 14);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'place', '0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Keller Ñ","parentId":null,"kind":"room","rows":null,"columns":null,"depth":null,"id":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 1);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'place', '1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Regal B","parentId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","kind":"rack","rows":4,"columns":6,"depth":2,"id":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 2);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('WldTwvtFMcapMFxde0k6tTZuz9GWUWPx7aFFrWf4W5U', '30c95643-e873-4042-a873-e49439985c25', 1795409176053);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('30c95643-e873-4042-a873-e49439985c25', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"toldElsewhere":null,"id":"580350a7-63d7-41e1-81d6-3d7a9edec3ae","userId":"30c95643-e873-4042-a873-e49439985c25","bottleId":"7b4292fe-d18f-46f3-b45b-b854ce0fffde","isArchived":false}', '{"kind":"applied","wineId":"580350a7-63d7-41e1-81d6-3d7a9edec3ae","seq":1}', 1);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '0725e467-2f37-4e87-aa2d-7f1a1c56816c', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '09248241-3ce9-4e33-acaf-3ba1b857cdcc', 'b3480cc2b2e3129a78858fd2da0c371f126aa6e9ac6658b0f3a03d4d083c4e97', NULL, '{"kind":"applied","wineId":"d8790ca9-6a2e-4334-a990-f2ab9c5767b9","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '12759508-5cda-4788-bc5a-924c78e1cab9', '023cfbad9e210fa6fdf8c5b0efd21230229c7650bde002e29013f94f78ccb907', '{"name":"Frascati","producer":"Brezza","vintage":2016,"quantity":6,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Frascati: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"toldElsewhere":null,"id":"9f0325d2-9178-48e4-b47a-0312cc7c34d6","userId":"f59a0d5d-5834-49b8-bdb0-0d9940b3d54e","bottleId":"a2574603-4eea-402f-a761-eefa68e5c32d","isArchived":false}', '{"kind":"applied","wineId":"9f0325d2-9178-48e4-b47a-0312cc7c34d6","seq":21}', 19);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '1c572249-5295-47c0-835c-5b3723f1c01d', '01532dd111406d75f5b823e8f45461cf15e48687aa204b1e0fb60f4bc643bb0f', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '1ca6d6de-569f-4d94-ae4e-d7a6c6ea2e96', 'e84e2774c704a595dff9380f3baea145741fa7d4aab0064ba3d8428760d9903a', NULL, '{"kind":"applied","wineId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '25891d06-65d4-4cbb-b960-e515e26fcbf3', 'e067bb15436b090c2f41a4c38a6271a8a2dfc50c773d9ec74c2549ace8e4ed1d', NULL, '{"kind":"applied","wineId":"54fe6741-fdd9-461b-8d7b-503a357374e2","seq":15}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '3c14c4a0-cc06-4396-a02d-3166072df77b', '8160d532841c7f9877715a2f4b699605d11f8d2fbff2dc835c562e5e10fe4fa5', NULL, '{"kind":"applied","wineId":"972df9ab-2abb-4016-a329-6703826845a9","seq":16}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '3f29cb1f-f954-4012-89dc-9639579392ad', '130189877fd384469888fec58d9005332fcb150600fbf937b1790bf6da2f2238', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"toldElsewhere":null,"id":"7c3f92d5-8cdb-4e40-9c4a-e3e01cc38424","userId":"f59a0d5d-5834-49b8-bdb0-0d9940b3d54e","bottleId":"75c89726-f63c-4790-8ef7-13733808bb87","isArchived":false}', '{"kind":"applied","wineId":"7c3f92d5-8cdb-4e40-9c4a-e3e01cc38424","seq":24}', 22);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '4e15a36d-8ff1-4d4b-8792-237e014d4e00', '64cdd8f80331501e0d37e2ae68be6a1deaa2bd75085ff9d57654cad61bb0116e', NULL, '{"kind":"applied","wineId":"8aa5a3fe-7786-4218-b3c9-a9725e6f6491","seq":25}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '4e80a3d6-e368-4edd-84b6-c46b2fc8e0b3', 'a965e1ee78569651cc97f1019b5b2ff23b06c6ab90fa03e5276043132594a734', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"toldElsewhere":null,"id":"46dbfb4d-fc4e-4d35-8dda-cab941cb7caf","userId":"f59a0d5d-5834-49b8-bdb0-0d9940b3d54e","bottleId":"2f6451d9-52c0-4a83-95f0-ecf26fb0631a","isArchived":false}', '{"kind":"applied","wineId":"46dbfb4d-fc4e-4d35-8dda-cab941cb7caf","seq":23}', 21);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '54a015c0-5a19-4b0c-8ec5-bed24d4eec0d', 'cf36c0424afaea17baed9f9376603389871cbb9193b9c5dae08ff04d5d230353', NULL, '{"kind":"applied","wineId":"9f0325d2-9178-48e4-b47a-0312cc7c34d6","seq":17}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '5bc5e299-dc0e-4666-8a50-3a5d452bfd80', 'c1542b56f288ead226b4b5e859e393d7bd8b5c5a17eac83fa1de406031afd794', '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"toldElsewhere":null,"id":"2187a47c-40ae-4cca-b8c7-4d863590274d","userId":"f59a0d5d-5834-49b8-bdb0-0d9940b3d54e","bottleId":"1bc49bad-d3c7-4786-8a16-d8df2dd68539","isArchived":false}', '{"kind":"applied","wineId":"2187a47c-40ae-4cca-b8c7-4d863590274d","seq":28}', 26);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '5c88223e-f250-44bf-98d0-7d5a9716d4e4', 'dc165717067a90d88bc1a3ef275bf2b3259722ce988127b87b25e98a9df43b51', NULL, '{"kind":"applied","wineId":"2187a47c-40ae-4cca-b8c7-4d863590274d","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '609a9624-7e9a-4365-9595-684b9de748be', 'bcac7d327999979e1d1d9997685f86a4ac097edaf6eb3acfd432b131bf7e9e0c', NULL, '{"kind":"applied","wineId":"3b03a586-8cb3-4fea-9bf9-a0121b6630b8","seq":6}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '6990869c-65c4-48a7-b5e2-56eb5a6184ba', '1d469176afad3822ced1593ca05f87ca5dd8d34e9680913377a60d623977426f', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/f69b7481-3a9f-478c-b74d-4005a28cf1c4","nonVintage":true,"appellation":"Rioja DOCa","designation":"Viña Tondonia","alcohol":13.5,"drinkFrom":2024,"drinkTo":2036,"tags":["Geschenk","🍒"],"barcodes":["8410591000123"],"lots":[{"id":"2e48df57-d958-4334-8306-8fef095eb23f","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}],"toldElsewhere":"[{\"table\":\"CellarTracker, list\",\"cells\":[[\"CT\",\"94.5\"]]}]","id":"972df9ab-2abb-4016-a329-6703826845a9","userId":"f59a0d5d-5834-49b8-bdb0-0d9940b3d54e","bottleId":"2e48df57-d958-4334-8306-8fef095eb23f","isArchived":false}', '{"kind":"applied","wineId":"972df9ab-2abb-4016-a329-6703826845a9","seq":19}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '6a44c0d8-dffc-4da3-83a3-17633c28a5a8', '6c1ea62959e6f3ef55963dcba7e8f3a3176c0ba30eca7475db070c3fd322fe0e', NULL, '{"kind":"applied","wineId":"6c9cb43b-9e27-462c-b526-695375181f20","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '76d17f9f-f9a7-4e8d-aafd-ece60d1c6ee4', '5196da9db7a8026368c39433029316d2ef99286803f64a9b70f3fbb556aded7f', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '78fd78be-4b03-4fa5-8813-52acce1ab3e8', 'f6b793e5c15b0601905897cf5e36c5089d40d7a1e37b0b793dea0a5133483ae5', NULL, '{"kind":"applied","wineId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '8dff1fe7-8fa0-4ab8-9b32-a0a95bb27b62', '6abe1d68c884795fa4af1be1348c7f1bc57998c9bce9c182df08d42128a486ca', NULL, '{"kind":"applied","wineId":"dda9ad9f-f2c6-4802-bc17-549c9ee4f15b","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '9c9efc0a-276a-4d71-a61a-7bbc5b6a0a6b', 'e967cf78a62029501dc3624de9e07652951edabb15ec4411e34bfaa04794a927', NULL, '{"kind":"applied","wineId":"8aa5a3fe-7786-4218-b3c9-a9725e6f6491","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '9d88a751-1d28-4d83-a339-9c649ec43359', '7341e418baee3ab8ca6bd6203cf1f125bb4c6699e53297cd8af06317a52963f4', NULL, '{"kind":"applied","wineId":"6bc4fe17-6d6c-4fa9-b5fc-c673e46cafb5","missingPhoto":"/objects/uploads/a4471fda-bcbd-438b-ba63-ee641e13decb","seq":27}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '9f808856-b06f-4e1c-9c5d-3fd6166d6fe7', '2e7f771b29c087ccf2a41e81335946a892a326d9d50c0956d5b491ac935fa107', NULL, '{"kind":"applied","wineId":"8322e5ee-6b42-4595-93bd-29038688275a","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'acb5b41b-2dcc-483e-9aeb-629bc813e3b8', '243fae147503b4ebcce013e41da9d369196bcca291e243ff6d6f389e60dc608a', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'b1847f79-5848-4f29-973d-18551c0c4b22', '1cef184901dda4588138ffefcd941fc6c2018c1d3dcaa877d85617e2bd63f6d9', NULL, '{"kind":"applied","wineId":"46dbfb4d-fc4e-4d35-8dda-cab941cb7caf","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'b4601efd-1df5-4744-8176-5e88dd45b028', '8c0da2b5f8587305127a070ed414dab1d5b4a8b90182643aa58f2bbc39576647', NULL, '{"kind":"applied","wineId":"7abd66c8-2e20-4abb-b623-2c85f52bd5be","seq":18}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'd444a634-72dd-4b20-913a-2cf4c576685d', 'a7567197ec23f92320066644df2f6175286a83760aec2699ec17f2bca891ae39', NULL, '{"kind":"applied","wineId":"d4769719-0f8d-4283-a0c6-9e2e4e81ff5e","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'd54d2fac-3fce-4c73-8fd5-28f19ae1e50e', '4cae629b94d69bf6e14eca4e3dd5abe65b8834641aadf75e4f30844c2c38450b', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"toldElsewhere":null,"id":"54fe6741-fdd9-461b-8d7b-503a357374e2","userId":"f59a0d5d-5834-49b8-bdb0-0d9940b3d54e","bottleId":"eed3262f-4e74-4778-95cb-f248cf4f92c1","isArchived":false}', '{"kind":"applied","wineId":"54fe6741-fdd9-461b-8d7b-503a357374e2","seq":22}', 20);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'e3c74a40-dfae-42c0-b554-045dec9b55fe', '021ec1e38fcfb62023581db356388f13e4b5cae7a84b52a5fad8bbd6a3a5dffc', NULL, '{"kind":"applied","wineId":"d3b6fe6d-d76b-42fb-a0e8-5e005a14be8e","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'e783840f-f88a-483d-967b-e182a409db88', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'eea832d0-5526-4ec3-84ef-beef57a6fe23', 'ed10ba16bda6c7609654ff343c88fd2eefcc0a12621543126d7cabbe71ec9233', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"toldElsewhere":null,"id":"d3b6fe6d-d76b-42fb-a0e8-5e005a14be8e","userId":"f59a0d5d-5834-49b8-bdb0-0d9940b3d54e","bottleId":"2caeb728-e60a-4283-83b4-7bc0612dc5aa","isArchived":true}', '{"kind":"applied","wineId":"d3b6fe6d-d76b-42fb-a0e8-5e005a14be8e","seq":20}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'f86e93bd-2c5e-4f70-acad-1972aef7f716', 'd81448d6b8ea110de251b9f3b217b570181b4cb98245f247c130cc44b0141ed6', NULL, '{"kind":"applied","wineId":"8aa5a3fe-7786-4218-b3c9-a9725e6f6491","overwritten":{"region":"Gascony"},"decidedAt":1795405571769,"seq":26}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'f91d4f9d-f73a-4bfb-9f1c-64d67152cb42', '8f2f38af725fdc26d2fb44a4b49342d648d37bba4b1039ebe767a7193c5a87bf', NULL, '{"kind":"applied","wineId":"cec44ea7-b34c-4624-802b-e17174601456","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'fac5aa27-5a48-4d32-b722-dfd419e703c0', 'e083954f2653d6ef64ecddfbc1d1f1574fcd3409b4d474f48d628141ff47c1e9', NULL, '{"kind":"applied","wineId":"7c3f92d5-8cdb-4e40-9c4a-e3e01cc38424","seq":14}', NULL);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('7LTXlUfdc3KMnH8AfpQmTymdVB4R5zKJ4zSPiZJO_8c', 'f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'd2219aa4-f221-40e7-92d0-83c74f78601d', '', 1795405570214, 1795405570231, 1797997580231, 1810957570214);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('FcsPC3Q9PMQFZ-6KHnHncpvKLV2gArjIOuCYvia4nHY', 'f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'a56db88d-71fd-49be-b82e-611a43ec5255', '', 1795405568802, 1795405568805, 1797997578805, 1810957568802);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('KZSTd4qLmk30zDi_k721z0hcw7RywN9W3whCgRficNE', 'f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'd1396e4b-b389-437a-8779-9526030bdc52', '', 1795405566989, 1795405567006, 1797997577006, 1810957566989);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('WIohl1FuhPXenWrEuF5bDXr8zeRvM0Sg2TvGew0cHhM', 'f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '62436013-4330-4f6d-bca8-c723b5275e5e', '', 1795405570890, 1795405570951, 1797997580951, 1810957570890);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('Yp6vL13sM7af_d_s6-irfwUqIKhEyF-9PVWiEgoS1LQ', 'f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', '6b0737f4-2115-4c43-b2c9-1670bbb32120', '', 1795405568099, 1795405568105, 1797997578105, 1810957568099);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('aGREYEGfchoPVzfkYmzknoxncYYR6EfKW7mKkG6On7U', '30c95643-e873-4042-a873-e49439985c25', '5824468e-bc26-400b-b2d5-167e97eea456', '', 1795405576020, 1795405576033, 1797997586033, 1810957576021);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$io5+HLKqLUWzT8IWOK+N0A$LHtBC4ZgUCpJtSxdkDvzqwEMfj31zSj0FHFPTKtJmKg', NULL, NULL, 28, 1795405554161, 17, 910, 26);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('30c95643-e873-4042-a873-e49439985c25', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$H0IJWooDrSSjUnFNWU+8tA$eOSTDfci6WGgz66iPatzc24vMzUiEIbK8eE6RZvbLwA', NULL, NULL, 1, 1795405564353, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('30c95643-e873-4042-a873-e49439985c25', 1, '580350a7-63d7-41e1-81d6-3d7a9edec3ae', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '7b4292fe-d18f-46f3-b45b-b854ce0fffde', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 3, 'cec44ea7-b34c-4624-802b-e17174601456', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', '9c1e588f-de31-4d90-a265-ea96f8d1056c', 6, NULL, 0, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 4, '2187a47c-40ae-4cca-b8c7-4d863590274d', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '1bc49bad-d3c7-4786-8a16-d8df2dd68539', 4, NULL, 0, 0, 28, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 5, 'd4769719-0f8d-4283-a0c6-9e2e4e81ff5e', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', '938b5ed5-b830-471a-9756-69942ed4129b', 6, NULL, 0, 0, 5, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 6, '3b03a586-8cb3-4fea-9bf9-a0121b6630b8', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '5d228033-4f3d-445f-9519-93358fdcbf2e', 6, NULL, 0, 0, 6, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 7, '8322e5ee-6b42-4595-93bd-29038688275a', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', 'f39e3a42-c485-4306-a163-1fd8f31e5f2b', 6, NULL, 0, 0, 7, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 8, 'd3b6fe6d-d76b-42fb-a0e8-5e005a14be8e', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '2caeb728-e60a-4283-83b4-7bc0612dc5aa', 6, NULL, 1, 0, 20, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 9, '6c9cb43b-9e27-462c-b526-695375181f20', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', 'bdf6bd98-4985-4b7c-8069-c793c7582080', 6, NULL, 0, 0, 9, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 10, 'dda9ad9f-f2c6-4802-bc17-549c9ee4f15b', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '79b9c617-c3b6-4795-8164-89d0f92e2e9e', 6, NULL, 0, 0, 10, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 11, '8aa5a3fe-7786-4218-b3c9-a9725e6f6491', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', '9de24493-fc0a-40b3-a411-2a435aad76ef', 6, NULL, 0, 0, 26, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 12, 'd8790ca9-6a2e-4334-a990-f2ab9c5767b9', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'b19be174-11ab-4389-aa77-8ddd6b6155c4', 6, NULL, 0, 0, 12, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 13, '46dbfb4d-fc4e-4d35-8dda-cab941cb7caf', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', '2f6451d9-52c0-4a83-95f0-ecf26fb0631a', 5, NULL, 0, 0, 23, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 14, '7c3f92d5-8cdb-4e40-9c4a-e3e01cc38424', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '75c89726-f63c-4790-8ef7-13733808bb87', 5, NULL, 0, 0, 24, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 15, '54fe6741-fdd9-461b-8d7b-503a357374e2', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', 'eed3262f-4e74-4778-95cb-f248cf4f92c1', 0, NULL, 0, 0, 22, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 16, '972df9ab-2abb-4016-a329-6703826845a9', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '2e48df57-d958-4334-8306-8fef095eb23f', 6, '/objects/uploads/f69b7481-3a9f-478c-b74d-4005a28cf1c4', 0, 0, 19, 1, 'Rioja DOCa', 'Viña Tondonia', 13.5, 2024, 2036, '["Geschenk","🍒"]', '["8410591000123"]', '[{"id":"2e48df57-d958-4334-8306-8fef095eb23f","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}]', NULL, '[{"table":"CellarTracker, list","cells":[["CT","94.5"]]}]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 17, '9f0325d2-9178-48e4-b47a-0312cc7c34d6', 'Frascati', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Frascati: Leder, „Kirsche“, 🍒', 'a2574603-4eea-402f-a761-eefa68e5c32d', 6, NULL, 0, 1, 21, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', 1795405559767, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 18, '7abd66c8-2e20-4abb-b623-2c85f52bd5be', 'Arneis', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '57f24cf5-f26c-4fe2-aea7-4aacb5a92fbb', 6, NULL, 0, 0, 18, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('f59a0d5d-5834-49b8-bdb0-0d9940b3d54e', 27, '6bc4fe17-6d6c-4fa9-b5fc-c673e46cafb5', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'ccd30779-1ca7-45ac-90e1-613ce62137c3', 6, NULL, 0, 0, 27, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
      UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))
      WHERE id = NEW.user_id;
    END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots))) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + coalesce(length(OLD.told_elsewhere), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))) BEGIN
      UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + coalesce(length(OLD.told_elsewhere), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))))
      WHERE id = NEW.user_id;
    END;
PRAGMA user_version = 21;
