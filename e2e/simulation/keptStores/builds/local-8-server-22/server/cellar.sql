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
CREATE INDEX reset_links_by_user ON reset_links (user_id);
CREATE INDEX results_by_answer ON results (user_id, answer_no) WHERE answer_no IS NOT NULL;
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX wines_by_photo ON wines (user_id, photo_url) WHERE photo_url IS NOT NULL;
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '041d984e-06ff-4ac6-8bed-09143c5f6d3e', 1, 'ea39c0e9-a941-497c-98b5-3df7736f873e');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '3782de01-3f1c-4db7-bd4c-fc97d25c07a1', 1, 'ebc21751-e9ec-40c8-8875-2229261c4fb4');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '452c0ba8-2a6a-44a0-8eb5-1d07bf162dd0', 19, '3c14fda5-cb22-453d-9655-92e4a1c1189e');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '452c0ba8-2a6a-44a0-8eb5-1d07bf162dd0', 20, '08793fa8-74ba-4e11-bbb8-f105a2b6d3a6');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '452c0ba8-2a6a-44a0-8eb5-1d07bf162dd0', 21, '05a304f1-b183-4260-8db3-0744d51c330b');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '452c0ba8-2a6a-44a0-8eb5-1d07bf162dd0', 22, 'fb3f8504-23c8-49d4-8934-c9478cba2028');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'bde29e9e-81d3-4977-899c-90f7e619172e', 6, 'ffe1781d-951d-4398-a09f-833fdbb2ea2a');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'bde29e9e-81d3-4977-899c-90f7e619172e', 7, '706cb792-1d25-4e7e-9a11-eacb3262b7a9');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'd8bdbad2-e52c-4491-b013-66fa1bf3be71', 2, 'c49a4bde-0d3b-4b14-a281-21357c9aa54f');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '041d984e-06ff-4ac6-8bed-09143c5f6d3e', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '3782de01-3f1c-4db7-bd4c-fc97d25c07a1', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '452c0ba8-2a6a-44a0-8eb5-1d07bf162dd0', 22, 18);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'bde29e9e-81d3-4977-899c-90f7e619172e', 7, 5);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'd8bdbad2-e52c-4491-b013-66fa1bf3be71', 2, 1);
INSERT INTO "meta" (key, value) VALUES ('epoch', 'ea158e27-2921-408a-b4c8-65637b9cff98');
INSERT INTO "meta" (key, value) VALUES ('usable_from', '22');
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '6ea975d6-1cb6-47d4-8b99-78f8fcf234f8', 'finalized', 1795418964225, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '8d1d1533-3171-4fa6-8e0f-6535927529fb', 'promised', 1795418970026, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('c8a00d04-93e7-48d8-803d-c4db152b6838', '22f7d832-1374-4192-a832-79e0486fe29f', 'promised', 1795418967754, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('c8a00d04-93e7-48d8-803d-c4db152b6838', 'aa2440e8-a5d0-468e-8d85-d5690fd62252', 'finalized', 1795418967758, NULL, 503);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', '1013679c-96ad-432c-a77b-63d7b1ab0e96', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"1013679c-96ad-432c-a77b-63d7b1ab0e96","wineId":"1e5b2e4c-8d8b-4d9f-9fc9-eda590e89404","lotId":"805415c4-f195-4865-bad8-bf14d2ada1ee","bottles":6,"isTold":false}', 0, 7);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', '270451bb-065e-4571-9d5a-73149d46a6a1', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"270451bb-065e-4571-9d5a-73149d46a6a1","wineId":"33e7d332-c60f-4dfd-b502-a2888dad449c","lotId":"33987f14-e2bd-4824-ae06-7f343ecc8674","bottles":6,"isTold":false}', 0, 12);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', '2fe298de-60ae-415c-b2d8-c1dba757baac', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"2fe298de-60ae-415c-b2d8-c1dba757baac","wineId":"5c107235-a067-4847-9d2b-3a22e6760c03","lotId":"1c46d766-5bc1-4a22-a27f-2e3dd9d091a1","bottles":6,"isTold":false}', 0, 13);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', '4d873852-8c3d-4f5e-9264-ddf98fc8e0b1', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"4d873852-8c3d-4f5e-9264-ddf98fc8e0b1","wineId":"d5077fe4-3278-4936-ae9a-ce24e95afd9c","lotId":"c939a13d-2403-4b8a-9bb7-806e3d6a5fe3","bottles":6,"isTold":false}', 0, 11);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', '62c7bf9e-4c02-4dc1-bf74-6c0c4bc5a526', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"62c7bf9e-4c02-4dc1-bf74-6c0c4bc5a526","wineId":"bd08e61b-994e-4a2b-9597-a9a0081ae6b6","lotId":"a43f2428-4bed-4500-a01d-879199f01216","bottles":6,"isTold":false}', 0, 3);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', '6fe93671-9a7c-41c0-b890-3c0199e4fb0c', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"6fe93671-9a7c-41c0-b890-3c0199e4fb0c","wineId":"fca4a1b7-ed4a-4760-83e9-7a688886f4b7","lotId":"aaa37621-cf73-4da5-9245-db53587087ab","bottles":6,"isTold":false}', 0, 6);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', '73b530a6-11da-47ed-8691-bac35f086e85', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"73b530a6-11da-47ed-8691-bac35f086e85","wineId":"9dd40439-78d5-4c74-b681-6c856df1376e","lotId":"feaa8970-ac16-4612-9ca7-a67f4864239f","bottles":6,"isTold":false}', 0, 9);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', '78071d92-7051-48c4-8bcd-8e244eac66b9', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"78071d92-7051-48c4-8bcd-8e244eac66b9","wineId":"72b49b02-38eb-40c0-9a7a-b27736861a5f","lotId":"d132039c-dc5c-4166-97ac-9e3913be8e8b","bottles":6,"isTold":false}', 0, 27);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', '8708b52e-2f76-4551-bdd5-e7250753540c', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"8708b52e-2f76-4551-bdd5-e7250753540c","wineId":"34c8ca8a-5861-4701-857b-9de4ccf6161c","lotId":"07e466d3-8c73-47a5-a4a3-50e7763213eb","bottles":6,"isTold":false}', 0, 14);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', '87404a4b-d863-4d21-91b7-6f82833d2d5b', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"87404a4b-d863-4d21-91b7-6f82833d2d5b","wineId":"504338a5-39b8-4330-98b6-26849f309283","lotId":"0aa43ac0-8fe6-42f6-86d0-b7a43a95a6de","bottles":6,"isTold":false}', 0, 4);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', 'a488c16e-a797-4122-8300-e221533679b2', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"a488c16e-a797-4122-8300-e221533679b2","wineId":"7220ec1c-50d1-4644-85e8-778c572cb0c4","lotId":"20e19430-b9ff-40ba-aa36-26c6c9da46dd","bottles":6,"isTold":false}', 0, 8);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', 'a6cebfab-790c-46b7-904c-4becf05c141c', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"a6cebfab-790c-46b7-904c-4becf05c141c","wineId":"c8bb29b5-e6c9-4bda-8482-9147b09e8ec2","lotId":"c1b98488-03f9-4163-ad16-81cca451b4af","bottles":6,"isTold":false}', 0, 18);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', 'b97aa31c-c202-441a-a124-685fe1862548', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"b97aa31c-c202-441a-a124-685fe1862548","wineId":"4ea18010-a917-483a-83ca-a013fb4789e3","lotId":"c4782c2d-a330-48ad-924b-5ad581e52c3d","bottles":6,"isTold":false}', 0, 17);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', 'cb1872c3-5920-427a-a5c6-92a147649ecd', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"cb1872c3-5920-427a-a5c6-92a147649ecd","wineId":"e19d1871-470e-413f-9f7f-7f984abdc3fe","lotId":"8573e9c6-e39b-4b99-a402-05b678a9de8d","bottles":6,"isTold":false}', 0, 10);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', 'd0cce79c-bb2b-40eb-97a4-b094c0a93fff', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"d0cce79c-bb2b-40eb-97a4-b094c0a93fff","wineId":"03209d6b-c702-48cd-bb54-f21433621dd1","lotId":"36c2f6f2-13d5-463a-9af4-5eb6c3743da3","bottles":6,"isTold":false}', 0, 15);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', 'ea39c0e9-a941-497c-98b5-3df7736f873e', '{"kind":"drank","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"ea39c0e9-a941-497c-98b5-3df7736f873e","wineId":"5c107235-a067-4847-9d2b-3a22e6760c03","lotId":"1c46d766-5bc1-4a22-a27f-2e3dd9d091a1","bottles":-1,"isTold":false}', 0, 23);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', 'ebc21751-e9ec-40c8-8875-2229261c4fb4', '{"kind":"drank","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"ebc21751-e9ec-40c8-8875-2229261c4fb4","wineId":"34c8ca8a-5861-4701-857b-9de4ccf6161c","lotId":"07e466d3-8c73-47a5-a4a3-50e7763213eb","bottles":-1,"isTold":false}', 0, 24);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', 'f1635dc5-5d97-4a71-8a02-ad3162ba2258', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"f1635dc5-5d97-4a71-8a02-ad3162ba2258","wineId":"be386941-3dc1-4feb-80ff-23d342fdf5f2","lotId":"7ae7a7b6-0e5f-4e3e-b558-6374e9d3ec10","bottles":6,"isTold":false}', 0, 5);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', 'f9e4ff7a-0ebb-4d83-8178-dd1c60b38082', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":{"minor":4500,"currency":"GBP"},"id":"f9e4ff7a-0ebb-4d83-8178-dd1c60b38082","wineId":"7f4255d3-8ed0-49a2-8f94-ccfd8a67b43e","lotId":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"isTold":false}', 0, 16);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', 'fb3f8504-23c8-49d4-8934-c9478cba2028', '{"kind":"drank","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"fb3f8504-23c8-49d4-8934-c9478cba2028","wineId":"03209d6b-c702-48cd-bb54-f21433621dd1","lotId":"36c2f6f2-13d5-463a-9af4-5eb6c3743da3","bottles":-6,"isTold":false}', 0, 22);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'event', 'ffe1781d-951d-4398-a09f-833fdbb2ea2a', '{"kind":"drank","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"ffe1781d-951d-4398-a09f-833fdbb2ea2a","wineId":"504338a5-39b8-4330-98b6-26849f309283","lotId":"0aa43ac0-8fe6-42f6-86d0-b7a43a95a6de","bottles":-2,"isTold":false}', 0, 28);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'place', '0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Keller Ñ","parentId":null,"kind":"room","rows":null,"columns":null,"depth":null,"id":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 1);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'place', '1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Regal B","parentId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","kind":"rack","rows":4,"columns":6,"depth":2,"id":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 2);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('c8a00d04-93e7-48d8-803d-c4db152b6838', 'event', '9889d106-06f3-4a27-978d-99bb94a687f5', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"9889d106-06f3-4a27-978d-99bb94a687f5","wineId":"8b19eec1-f7b5-43c7-ada1-cd12b185fdbc","lotId":"1b8f0836-ab8e-4184-9203-8380960d59dd","bottles":6,"isTold":false}', 0, 1);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('kn86qb-sAbhVbUZrvrhv53UP-2jAWu83eDZC_IenG_U', 'c8a00d04-93e7-48d8-803d-c4db152b6838', 1795422571445);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '05a304f1-b183-4260-8db3-0744d51c330b', 'af47ac1f824534f585d7f1eb18cea3badae9da110880d68230a9911acdc35945', '{"name":"Frascati","producer":"Brezza","vintage":2016,"quantity":6,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Frascati: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"4ea18010-a917-483a-83ca-a013fb4789e3","userId":"39dad931-773d-462e-801b-724285bef8ab","bottleId":"c4782c2d-a330-48ad-924b-5ad581e52c3d","isArchived":false}', '{"kind":"applied","wineId":"4ea18010-a917-483a-83ca-a013fb4789e3","seq":21}', 19);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '08793fa8-74ba-4e11-bbb8-f105a2b6d3a6', 'a32da81232027800d6186bd7bcff6ec3afdee27ebdb421591f546085040493da', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"7220ec1c-50d1-4644-85e8-778c572cb0c4","userId":"39dad931-773d-462e-801b-724285bef8ab","bottleId":"20e19430-b9ff-40ba-aa36-26c6c9da46dd","isArchived":true}', '{"kind":"applied","wineId":"7220ec1c-50d1-4644-85e8-778c572cb0c4","seq":20}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '1013679c-96ad-432c-a77b-63d7b1ab0e96', '1ff32793cc89489963c79d003e9393fb335035fb0e292e848cc4912a895894ff', NULL, '{"kind":"applied","wineId":"1e5b2e4c-8d8b-4d9f-9fc9-eda590e89404","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '270451bb-065e-4571-9d5a-73149d46a6a1', '2a6e92453e5049ced60013227f15ec304d37ab76439fb63b72f3bb09cbd7917c', NULL, '{"kind":"applied","wineId":"33e7d332-c60f-4dfd-b502-a2888dad449c","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '2fe298de-60ae-415c-b2d8-c1dba757baac', 'afd7d6dcf271387b8cd69996f0f6a59a87dfc0a80c9c5cae29892051b488e882', NULL, '{"kind":"applied","wineId":"5c107235-a067-4847-9d2b-3a22e6760c03","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '3c14fda5-cb22-453d-9655-92e4a1c1189e', '6c9a4dfedf57422fcb69e84a3bb6a6bb15e9fd8642349112fb5cc95fb45138eb', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/6ea975d6-1cb6-47d4-8b99-78f8fcf234f8","nonVintage":true,"appellation":"Rioja DOCa","designation":"Viña Tondonia","alcohol":13.5,"drinkFrom":2024,"drinkTo":2036,"tags":["Geschenk","🍒"],"barcodes":["8410591000123"],"lots":[{"id":"e806f309-fb3e-45ae-8306-c73169e2ace3","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}],"opened":[{"id":"7d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","day":"2026-05-01","keeping":"vacuum","lotId":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}],"toldElsewhere":"[{\"table\":\"CellarTracker, list\",\"cells\":[[\"CT\",\"94.5\"]]}]","id":"7f4255d3-8ed0-49a2-8f94-ccfd8a67b43e","userId":"39dad931-773d-462e-801b-724285bef8ab","bottleId":"e806f309-fb3e-45ae-8306-c73169e2ace3","isArchived":false}', '{"kind":"applied","wineId":"7f4255d3-8ed0-49a2-8f94-ccfd8a67b43e","seq":19}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '4109aa82-2ee6-4b4b-81f5-7e8c431c696d', 'a037fde15ae475f259f5967d065e64412a9e34b9ab6d045968a998d783bcb71d', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '474f91d3-fc8e-4402-90d4-96dfd569be5f', 'f6b793e5c15b0601905897cf5e36c5089d40d7a1e37b0b793dea0a5133483ae5', NULL, '{"kind":"applied","wineId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '4d873852-8c3d-4f5e-9264-ddf98fc8e0b1', '916afba3ec0dadeeae7a4af83f77979f909eeb6c19dd9dee442e640c61fbc886', NULL, '{"kind":"applied","wineId":"d5077fe4-3278-4936-ae9a-ce24e95afd9c","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '4f7ff046-6519-41ca-9df9-75f4c0dda07e', '4c504cb740345b76e41c06f90f9c27aec1dc9ea489c4326be5a203ec65c6ef0e', NULL, '{"kind":"applied","wineId":"d5077fe4-3278-4936-ae9a-ce24e95afd9c","seq":25}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '5553d241-7b2d-41be-9215-120dd3ec6bb3', '82d79310b5b7f32dfc86495339b56cca83ee5bc4ec40bc0f20cf65ba7c258a3d', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '5ffe408d-cf70-4bca-a5de-704875869318', '4869e5cf84a2e4140b834c7a41573c56aff2f774a9c127651cf81bc8522ff9af', NULL, '{"kind":"applied","wineId":"d5077fe4-3278-4936-ae9a-ce24e95afd9c","overwritten":{"region":"Gascony"},"decidedAt":1795418969982,"seq":26}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '62c7bf9e-4c02-4dc1-bf74-6c0c4bc5a526', '56f7cff4d444b246ddb9e62b9046ec517b3c44173ad5ad36b936e742de5b2099', NULL, '{"kind":"applied","wineId":"bd08e61b-994e-4a2b-9597-a9a0081ae6b6","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '6fe93671-9a7c-41c0-b890-3c0199e4fb0c', '841a426e070b4cf09fccc53b0509bbf31905b5f2156e1015d5f085fd517381d4', NULL, '{"kind":"applied","wineId":"fca4a1b7-ed4a-4760-83e9-7a688886f4b7","seq":6}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '706cb792-1d25-4e7e-9a11-eacb3262b7a9', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '73b530a6-11da-47ed-8691-bac35f086e85', '9ebe020091c0133cf15305eb74ed96e6493e7f4a81f8b869e3dd8d953ad87be5', NULL, '{"kind":"applied","wineId":"9dd40439-78d5-4c74-b681-6c856df1376e","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '78071d92-7051-48c4-8bcd-8e244eac66b9', 'ffe9328cf95340a10bc9f85b0f6382e25588266c35d7ce3f827ec3fb59dc6064', NULL, '{"kind":"applied","wineId":"72b49b02-38eb-40c0-9a7a-b27736861a5f","missingPhoto":"/objects/uploads/986581c3-2c27-4db8-8b93-bfa36fc0b730","seq":27}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '8708b52e-2f76-4551-bdd5-e7250753540c', 'a26613028838e36f6a25c9ec22e86bd48c5f3605c46e183511bcd96805439e10', NULL, '{"kind":"applied","wineId":"34c8ca8a-5861-4701-857b-9de4ccf6161c","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '87404a4b-d863-4d21-91b7-6f82833d2d5b', '12a8c7e61f6a0ce410cf9619332ad86f8877f5d17248b6b87bd61866d8665b3e', NULL, '{"kind":"applied","wineId":"504338a5-39b8-4330-98b6-26849f309283","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', '9f9d5583-3733-4018-bb44-03c74449edbc', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'a488c16e-a797-4122-8300-e221533679b2', '0a3abd1df6e7df0847ba297da4667376e8a6ff318003ab184a9945ba1d95aa15', NULL, '{"kind":"applied","wineId":"7220ec1c-50d1-4644-85e8-778c572cb0c4","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'a6cebfab-790c-46b7-904c-4becf05c141c', '33c72acd8a73c57e0f6bdc104dfa75f6b6563fc5deb5eb21deac3b80c0d04123', NULL, '{"kind":"applied","wineId":"c8bb29b5-e6c9-4bda-8482-9147b09e8ec2","seq":18}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'b97aa31c-c202-441a-a124-685fe1862548', 'd17f338e068203c53258a492ea0537beb50da1cca73d4082e2522f6c8fc583e3', NULL, '{"kind":"applied","wineId":"4ea18010-a917-483a-83ca-a013fb4789e3","seq":17}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'bb0ac9d1-3fce-4df6-9a68-8e50344cdb7d', 'e84e2774c704a595dff9380f3baea145741fa7d4aab0064ba3d8428760d9903a', NULL, '{"kind":"applied","wineId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'c49a4bde-0d3b-4b14-a281-21357c9aa54f', 'a4de33bb392c3ba7dda4ae14a9bc81a33ea635bcd0cd408f37ca1db429b6b979', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'cb1872c3-5920-427a-a5c6-92a147649ecd', '78971ad9920002b92541bf62431f210d99cbc2c63c793f17d3a609616848326a', NULL, '{"kind":"applied","wineId":"e19d1871-470e-413f-9f7f-7f984abdc3fe","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'd0cce79c-bb2b-40eb-97a4-b094c0a93fff', '55ac4bb8ea0805a0004a99a1552606f809465d1f8591e1674291f1307fba4f75', NULL, '{"kind":"applied","wineId":"03209d6b-c702-48cd-bb54-f21433621dd1","seq":15}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'ea39c0e9-a941-497c-98b5-3df7736f873e', 'cc4e98abcf1b883b4ca0e7d898a2cabb1e634d2945b97ae2b96e299a817a4656', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"5c107235-a067-4847-9d2b-3a22e6760c03","userId":"39dad931-773d-462e-801b-724285bef8ab","bottleId":"1c46d766-5bc1-4a22-a27f-2e3dd9d091a1","isArchived":false}', '{"kind":"applied","wineId":"5c107235-a067-4847-9d2b-3a22e6760c03","seq":23}', 21);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'ebc21751-e9ec-40c8-8875-2229261c4fb4', 'a9142f805aea9eb2b77ed4fe3a7c70ae30ac426f3cda3b7a59c801e49d596cfd', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"34c8ca8a-5861-4701-857b-9de4ccf6161c","userId":"39dad931-773d-462e-801b-724285bef8ab","bottleId":"07e466d3-8c73-47a5-a4a3-50e7763213eb","isArchived":false}', '{"kind":"applied","wineId":"34c8ca8a-5861-4701-857b-9de4ccf6161c","seq":24}', 22);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'f1635dc5-5d97-4a71-8a02-ad3162ba2258', 'f8db480cb8a5232424c6bea6a68ad72765c059121f4bc661c9b18cec2a21658c', NULL, '{"kind":"applied","wineId":"be386941-3dc1-4feb-80ff-23d342fdf5f2","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'f9e4ff7a-0ebb-4d83-8178-dd1c60b38082', '1d655abf9982ce56e68026b01a600aa95b12bdd62b3957b17a34df00581d96e2', NULL, '{"kind":"applied","wineId":"7f4255d3-8ed0-49a2-8f94-ccfd8a67b43e","seq":16}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'fb3f8504-23c8-49d4-8934-c9478cba2028', 'edb963ea6d62880c402248471035e7221ec3d7808c3728b8c8118c1b2227249e', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"03209d6b-c702-48cd-bb54-f21433621dd1","userId":"39dad931-773d-462e-801b-724285bef8ab","bottleId":"36c2f6f2-13d5-463a-9af4-5eb6c3743da3","isArchived":false}', '{"kind":"applied","wineId":"03209d6b-c702-48cd-bb54-f21433621dd1","seq":22}', 20);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'ffe1781d-951d-4398-a09f-833fdbb2ea2a', '7fb93332bc42698d8702114e0b4cb34b230b1da9314c5e79356d59709a8e8d3b', '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"504338a5-39b8-4330-98b6-26849f309283","userId":"39dad931-773d-462e-801b-724285bef8ab","bottleId":"0aa43ac0-8fe6-42f6-86d0-b7a43a95a6de","isArchived":false}', '{"kind":"applied","wineId":"504338a5-39b8-4330-98b6-26849f309283","seq":28}', 26);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('c8a00d04-93e7-48d8-803d-c4db152b6838', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"8b19eec1-f7b5-43c7-ada1-cd12b185fdbc","userId":"c8a00d04-93e7-48d8-803d-c4db152b6838","bottleId":"1b8f0836-ab8e-4184-9203-8380960d59dd","isArchived":false}', '{"kind":"applied","wineId":"8b19eec1-f7b5-43c7-ada1-cd12b185fdbc","seq":1}', 1);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('0Gkb0zHq86ldHPxUiALkcMooy9L6ptVtMIPiRKV48hw', '39dad931-773d-462e-801b-724285bef8ab', '0844a1d4-3591-41d9-a3ee-2a360b3da4e1', '', 1795418969295, 1795418969297, 1798010979297, 1810970969295);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('G2qZhqjYkxqb_KD-6V4my3qvdp9fFuxJslhHhtek1tM', 'c8a00d04-93e7-48d8-803d-c4db152b6838', '6acb93ce-f068-4959-8a8c-78913d7d42a7', '', 1795418971418, 1795418971420, 1798010981420, 1810970971418);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('H1DzaL4VqJTjMFY66TwWCr3rxMBWmgNBID-vl24RJNs', '39dad931-773d-462e-801b-724285bef8ab', '01d0b93a-b5be-4d00-809e-638fb1990229', '', 1795418969482, 1795418969485, 1798010979485, 1810970969482);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('UJdsw0ajVvSIYvgYdmBil-szD4xrBALc1YYdgD1E8sM', '39dad931-773d-462e-801b-724285bef8ab', 'f09792e8-d8e0-43ff-8699-234ce35d0743', '', 1795418969155, 1795418969166, 1798010979166, 1810970969155);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('r_XiQDDZYYaUtIFWjET5YiFo5-wyH46UT04loEGkl2M', '39dad931-773d-462e-801b-724285bef8ab', 'b10e0e07-e09f-4acb-bc69-c56759bb70a0', '', 1795418969790, 1795418969793, 1798010979793, 1810970969790);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('yfBIPYI8XjJIA3DpiYxeekaZX6O5BvDOwI6-tC2ujUc', '39dad931-773d-462e-801b-724285bef8ab', '86bfef71-e969-4255-8121-7b81679080c4', '', 1795418968935, 1795418968939, 1798010978939, 1810970968935);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$ehjM7sxhI+kJLoURomTO8g$UIJQfXIxcgkCy79A2fobpNWT7X/Og+Mkpepku+8khho', NULL, NULL, 28, 1795418963671, 17, 910, 26);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('c8a00d04-93e7-48d8-803d-c4db152b6838', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$+IgQsqpgyaznh37F6YO1tg$g15cuwX6Wv7L+IVLAe4EG+vQte7VwTEiMJml+raGmq4', NULL, NULL, 1, 1795418967675, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 3, 'bd08e61b-994e-4a2b-9597-a9a0081ae6b6', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', 'a43f2428-4bed-4500-a01d-879199f01216', 6, NULL, 0, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 4, '504338a5-39b8-4330-98b6-26849f309283', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '0aa43ac0-8fe6-42f6-86d0-b7a43a95a6de', 4, NULL, 0, 0, 28, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 5, 'be386941-3dc1-4feb-80ff-23d342fdf5f2', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', '7ae7a7b6-0e5f-4e3e-b558-6374e9d3ec10', 6, NULL, 0, 0, 5, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 6, 'fca4a1b7-ed4a-4760-83e9-7a688886f4b7', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'aaa37621-cf73-4da5-9245-db53587087ab', 6, NULL, 0, 0, 6, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 7, '1e5b2e4c-8d8b-4d9f-9fc9-eda590e89404', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '805415c4-f195-4865-bad8-bf14d2ada1ee', 6, NULL, 0, 0, 7, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 8, '7220ec1c-50d1-4644-85e8-778c572cb0c4', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '20e19430-b9ff-40ba-aa36-26c6c9da46dd', 6, NULL, 1, 0, 20, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 9, '9dd40439-78d5-4c74-b681-6c856df1376e', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', 'feaa8970-ac16-4612-9ca7-a67f4864239f', 6, NULL, 0, 0, 9, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 10, 'e19d1871-470e-413f-9f7f-7f984abdc3fe', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '8573e9c6-e39b-4b99-a402-05b678a9de8d', 6, NULL, 0, 0, 10, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 11, 'd5077fe4-3278-4936-ae9a-ce24e95afd9c', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', 'c939a13d-2403-4b8a-9bb7-806e3d6a5fe3', 6, NULL, 0, 0, 26, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 12, '33e7d332-c60f-4dfd-b502-a2888dad449c', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '33987f14-e2bd-4824-ae06-7f343ecc8674', 6, NULL, 0, 0, 12, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 13, '5c107235-a067-4847-9d2b-3a22e6760c03', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', '1c46d766-5bc1-4a22-a27f-2e3dd9d091a1', 5, NULL, 0, 0, 23, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 14, '34c8ca8a-5861-4701-857b-9de4ccf6161c', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '07e466d3-8c73-47a5-a4a3-50e7763213eb', 5, NULL, 0, 0, 24, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 15, '03209d6b-c702-48cd-bb54-f21433621dd1', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '36c2f6f2-13d5-463a-9af4-5eb6c3743da3', 0, NULL, 0, 0, 22, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 16, '7f4255d3-8ed0-49a2-8f94-ccfd8a67b43e', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'e806f309-fb3e-45ae-8306-c73169e2ace3', 6, '/objects/uploads/6ea975d6-1cb6-47d4-8b99-78f8fcf234f8', 0, 0, 19, 1, 'Rioja DOCa', 'Viña Tondonia', 13.5, 2024, 2036, '["Geschenk","🍒"]', '["8410591000123"]', '[{"id":"e806f309-fb3e-45ae-8306-c73169e2ace3","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}]', NULL, '[{"table":"CellarTracker, list","cells":[["CT","94.5"]]}]', '[{"id":"7d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","day":"2026-05-01","keeping":"vacuum","lotId":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 17, '4ea18010-a917-483a-83ca-a013fb4789e3', 'Frascati', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Frascati: Leder, „Kirsche“, 🍒', 'c4782c2d-a330-48ad-924b-5ad581e52c3d', 6, NULL, 0, 1, 21, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', 1795418965605, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 18, 'c8bb29b5-e6c9-4bda-8482-9147b09e8ec2', 'Arneis', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'c1b98488-03f9-4163-ad16-81cca451b4af', 6, NULL, 0, 0, 18, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('39dad931-773d-462e-801b-724285bef8ab', 27, '72b49b02-38eb-40c0-9a7a-b27736861a5f', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'd132039c-dc5c-4166-97ac-9e3913be8e8b', 6, NULL, 0, 0, 27, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('c8a00d04-93e7-48d8-803d-c4db152b6838', 1, '8b19eec1-f7b5-43c7-ada1-cd12b185fdbc', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '1b8f0836-ab8e-4184-9203-8380960d59dd', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
      UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))
      WHERE id = NEW.user_id;
    END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots))) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + coalesce(length(OLD.told_elsewhere), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))) BEGIN
      UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + coalesce(length(OLD.told_elsewhere), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))))
      WHERE id = NEW.user_id;
    END;
PRAGMA user_version = 22;
