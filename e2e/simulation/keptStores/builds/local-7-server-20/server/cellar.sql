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
CREATE INDEX reset_links_by_user ON reset_links (user_id);
CREATE INDEX results_by_answer ON results (user_id, answer_no) WHERE answer_no IS NOT NULL;
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX wines_by_photo ON wines (user_id, photo_url) WHERE photo_url IS NOT NULL;
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '29bba5a1-4699-462d-88b0-8db9f80e402f', 2, '178cf79f-e29a-40eb-878c-a4931636363a');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '39fc5bf5-e5bf-453b-a770-88fb75c6473e', 19, '33682edd-e0c9-4c12-aaa9-a64d2d4f3c43');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '39fc5bf5-e5bf-453b-a770-88fb75c6473e', 20, 'f4cac63a-d9fa-4b25-a421-e9449f07cf47');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '39fc5bf5-e5bf-453b-a770-88fb75c6473e', 21, 'd2ab30eb-b1fe-4091-b094-1a3317a85904');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '39fc5bf5-e5bf-453b-a770-88fb75c6473e', 22, '67c24d9f-c2b6-4b66-9410-ea292a813d8e');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '60603e5e-70a4-4ca9-b18d-2477ee1f2ede', 1, '04b33614-9784-4d07-bf05-46468c967370');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'b7f88dd0-5537-41b7-ada9-89342404f966', 6, '0539ac10-ef4f-4882-b5e6-defad80a09f3');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'b7f88dd0-5537-41b7-ada9-89342404f966', 7, '3b8275e2-766e-41b9-a6d5-817c7a1d9843');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'e1fc0cb6-5145-4a5e-b75d-fb60316b56a7', 1, '7bbf694b-d8fb-4792-b83e-752df82c5c4d');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '29bba5a1-4699-462d-88b0-8db9f80e402f', 2, 1);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '39fc5bf5-e5bf-453b-a770-88fb75c6473e', 22, 18);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '60603e5e-70a4-4ca9-b18d-2477ee1f2ede', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'b7f88dd0-5537-41b7-ada9-89342404f966', 7, 5);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'e1fc0cb6-5145-4a5e-b75d-fb60316b56a7', 1, 0);
INSERT INTO "meta" (key, value) VALUES ('epoch', 'bb0315ef-b293-493f-80ec-868a09ce6e26');
INSERT INTO "meta" (key, value) VALUES ('usable_from', '20');
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '746eb222-10ae-490c-9997-6520207f2a31', 'finalized', 1795393343558, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'bf45a468-dd9b-4ae0-90ea-cdedec9b93cd', 'promised', 1795393347899, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('55f69922-02b2-4e38-9858-6789bd9fdae1', '133e0737-c579-493e-8dde-440b7cae5942', 'promised', 1795393345643, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('55f69922-02b2-4e38-9858-6789bd9fdae1', '8656e219-1dfa-4b59-a9f1-392072334e11', 'finalized', 1795393345651, NULL, 503);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'place', '0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Keller Ñ","parentId":null,"kind":"room","rows":null,"columns":null,"depth":null,"id":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 1);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'place', '1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Regal B","parentId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","kind":"rack","rows":4,"columns":6,"depth":2,"id":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 2);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('BN2JFenO5AXcxKMlpz-oPYfx2F0awfk8sk1HiAt0Zzo', '55f69922-02b2-4e38-9858-6789bd9fdae1', 1795396949117);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '04b33614-9784-4d07-bf05-46468c967370', '218938bfd5430ad759cb190baafe1cd88c2c9485d2d270a0545a83a45d1eaea8', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"toldElsewhere":null,"id":"19bd3949-2b0f-4ef5-9529-8c668b050973","userId":"0970001f-e44c-46c9-bda0-1b2caa5c5144","bottleId":"aaf29fdc-3a59-462d-aaf3-5c2ac609ffe8","isArchived":false}', '{"kind":"applied","wineId":"19bd3949-2b0f-4ef5-9529-8c668b050973","seq":23}', 21);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '0539ac10-ef4f-4882-b5e6-defad80a09f3', '5753655f0c56e2c1fe07e46f3627c95e2aa6f51fd73cbcb26019ed7b699e4717', '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"toldElsewhere":null,"id":"604af686-8966-46f5-9be1-90b765767ae2","userId":"0970001f-e44c-46c9-bda0-1b2caa5c5144","bottleId":"1d630da5-e043-41f5-bddd-8794d97780f4","isArchived":false}', '{"kind":"applied","wineId":"604af686-8966-46f5-9be1-90b765767ae2","seq":28}', 26);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '07e0e647-bca4-4f7b-b5b5-ff2b1ea97b2a', '4e95fd0c3e4db7ce64380f464033a7db5df50c5e0f631c7e8568df4713d7d7b2', NULL, '{"kind":"applied","wineId":"19bd3949-2b0f-4ef5-9529-8c668b050973","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '0ba6b73b-2699-4dae-bea3-eb635de30917', 'e59f69887c96e28e0bbbe2108c32c8d5c11f423c9892dab13bae5d173f5b0803', NULL, '{"kind":"applied","wineId":"5b031493-139d-4d2c-af4a-5c0a2fc47d0e","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '12341088-e8b0-499f-9bcd-e6c027dd393a', 'a270ec9305a1c95e306181239299735f8f831812354fdc83f327f2198552d943', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '178cf79f-e29a-40eb-878c-a4931636363a', '6c4a164690aabd787ca4140d350a3c9f6a83ce067a797a24019260047f6dd6b2', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '1d52d43c-eb42-413e-a929-1a4c56b9f912', '8f78d4fd9b151275f53a7c451290719ae73bef9c81fbaf99e937e83388a24d16', NULL, '{"kind":"applied","wineId":"a0186558-7931-4aef-8f90-d5e28eff7691","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '229afda0-378f-4726-8af1-4029cf64ff61', '1a3766079dd6c97865f85c5ad3ce3502619f4c87143b9b6aced1b291a47b8c8f', NULL, '{"kind":"applied","wineId":"b30820aa-05d3-4435-8a62-35ecb1311cc6","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '25041d86-c23f-407f-80b6-206b0d6d0245', '68169a07e0a8911155af4a5ad232153a4509adf3a8668910c68b8f815fa0c97a', NULL, '{"kind":"applied","wineId":"bbd87385-7e64-4f7a-b490-8885efba84e0","seq":18}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '31bc71ca-a115-4a72-af3a-c09749c0d808', 'a33679559d054fc38d987f062d97d332207147252f385a03d21e619d89a14774', NULL, '{"kind":"applied","wineId":"1b368fe5-994c-499f-a0c2-d950dc6f7e05","seq":16}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '33682edd-e0c9-4c12-aaa9-a64d2d4f3c43', '41b8543599642f91dc534e92ec00d418f7716cd3a3c7ce209e920f5c143976ef', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/746eb222-10ae-490c-9997-6520207f2a31","nonVintage":true,"appellation":"Rioja DOCa","designation":"Viña Tondonia","alcohol":13.5,"drinkFrom":2024,"drinkTo":2036,"tags":["Geschenk","🍒"],"barcodes":["8410591000123"],"lots":[{"id":"5e1945a3-5df8-45af-a61e-3b57ad43b8d5","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}],"toldElsewhere":"[{\"table\":\"CellarTracker, list\",\"cells\":[[\"CT\",\"94.5\"]]}]","id":"1b368fe5-994c-499f-a0c2-d950dc6f7e05","userId":"0970001f-e44c-46c9-bda0-1b2caa5c5144","bottleId":"5e1945a3-5df8-45af-a61e-3b57ad43b8d5","isArchived":false}', '{"kind":"applied","wineId":"1b368fe5-994c-499f-a0c2-d950dc6f7e05","seq":19}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '3b8275e2-766e-41b9-a6d5-817c7a1d9843', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '402653f0-1273-4202-bcc5-a1cae01f0668', 'df321d8c545bb7ee883c954f322fb142b26baa60037dc4b6b708f866932a37f5', NULL, '{"kind":"applied","wineId":"5c26ec62-ba26-428f-a3fc-5295423ca0f7","seq":25}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '484c38ae-afdb-49af-b790-d146180ee287', 'f6b793e5c15b0601905897cf5e36c5089d40d7a1e37b0b793dea0a5133483ae5', NULL, '{"kind":"applied","wineId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '67c24d9f-c2b6-4b66-9410-ea292a813d8e', '7909037af2161bd6660a6c7262d593fc56502d3bc3bfbede6603d296e3d060f3', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"toldElsewhere":null,"id":"52109f09-45cf-4a8f-b358-0b3f3047f9cb","userId":"0970001f-e44c-46c9-bda0-1b2caa5c5144","bottleId":"2c193f03-ce3c-4aa3-b76d-415ecd3087c5","isArchived":false}', '{"kind":"applied","wineId":"52109f09-45cf-4a8f-b358-0b3f3047f9cb","seq":22}', 20);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '68b63861-8c9d-46d4-8ee4-bdc658681758', 'e84e2774c704a595dff9380f3baea145741fa7d4aab0064ba3d8428760d9903a', NULL, '{"kind":"applied","wineId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '7bbf694b-d8fb-4792-b83e-752df82c5c4d', '1d559ca2b4bc143a421f74c45a5ff7b1798b1c924ab51f674bcc699aa5d53a2a', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"toldElsewhere":null,"id":"f329165d-b5a2-4107-a70c-511e32fb2c7b","userId":"0970001f-e44c-46c9-bda0-1b2caa5c5144","bottleId":"44c07044-d0af-4e63-8dd7-d533f204e6ac","isArchived":false}', '{"kind":"applied","wineId":"f329165d-b5a2-4107-a70c-511e32fb2c7b","seq":24}', 22);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '83928316-5f40-4a27-91a2-1cfb1fbf4fa2', '2423756fbb69dd6347631e3ad82cab1f5254ed8e5eed18f61d4dda4e5c797651', NULL, '{"kind":"applied","wineId":"5b6ab2b3-3251-4bd1-a427-34cc24fd6fe5","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '8aeaa569-0a4f-494e-bc9c-10c3e10fbb23', '0b3d45b7875f12e2cb05ab18ae393f11eaa639002d86e1b11487518d7e68ad4b', NULL, '{"kind":"applied","wineId":"6523bac3-d189-46d4-9bd1-9718367af3f4","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '90936c6c-19f9-445f-8fc6-2748a148376f', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '90c78078-87fa-49b6-8eac-f0816a9b323c', 'd99140e5379a4e1129a1ab2384f4c6610d76e2184322e8991a083ee8875ff22b', NULL, '{"kind":"applied","wineId":"4666cb4b-2785-4525-a9f8-33c46f3164ed","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '9c2d98b9-9cb8-43b4-a6a5-9cd51bfec662', '72cd54d25d4fe91e7a2f48da5eaa8ea9a95b5c1b33f1c1e7c394186c83ab2b3f', NULL, '{"kind":"applied","wineId":"596b6015-b939-42d0-92f9-f2ad48d04c80","missingPhoto":"/objects/uploads/18bdaff6-54ba-4e2c-a26e-7edb766a8aeb","seq":27}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', '9fd3df22-05fc-4aaa-9607-d66d8c9883c4', 'fe486dd189648e533df870f1d105ca0e562a57f3a4dc96bb06b6ca05c1c726c8', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'a4ffe2b3-cd71-4d8d-83d9-f2da8098d149', '69b968044403e716fae0c8c283380f48111f76637bfeafcb7fce300d2c860d57', NULL, '{"kind":"applied","wineId":"604af686-8966-46f5-9be1-90b765767ae2","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'bb2812a6-20db-48bd-b9ac-5e48e203e8fe', '26ff442a99e4a85d16df7b6ffb896d03af0c2598880dd97b23e9d621873ea29b', NULL, '{"kind":"applied","wineId":"52109f09-45cf-4a8f-b358-0b3f3047f9cb","seq":15}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'cc4120db-d9ba-4825-9f10-dd827e5bb9c2', '0c6f4d05f8749166a57cf71d6bad497c63557a66244a97269e6ebd6d9833e680', NULL, '{"kind":"applied","wineId":"5a11fe08-c5dc-484b-82f5-fbc808bf17ef","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'd21be5f0-d034-40a7-88af-c20252f6474c', 'e98f5e0df4636dc832700c731725c19c0771339a3f9461555163c277c7179adb', NULL, '{"kind":"applied","wineId":"5c26ec62-ba26-428f-a3fc-5295423ca0f7","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'd2ab30eb-b1fe-4091-b094-1a3317a85904', 'e6d0c714753475aeeb79e22e3d9b14bdfa0d05878006c98dddd9ed912548db61', '{"name":"Frascati","producer":"Brezza","vintage":2016,"quantity":6,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Frascati: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"toldElsewhere":null,"id":"71e1202f-a6b0-438a-a308-6f7a62d01a72","userId":"0970001f-e44c-46c9-bda0-1b2caa5c5144","bottleId":"11f09f20-cb07-4274-a5b4-6127e9e5daef","isArchived":false}', '{"kind":"applied","wineId":"71e1202f-a6b0-438a-a308-6f7a62d01a72","seq":21}', 19);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'd3791e83-f5c8-4018-8472-3f797156a5d2', 'b9a4775f1cfa8a91647aa49bda3e4a97e8b70a693cf4600f9d01e01c3bf90629', NULL, '{"kind":"applied","wineId":"4ed13e3c-908e-4088-a07d-cef009d170f2","seq":6}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'd81b66d0-b4d1-4a56-a864-763138aa3ced', 'fda96861e9fb4fc1b303520ddf7d4e8417f59de27f7b31efd8a3386fbb2e172c', NULL, '{"kind":"applied","wineId":"5c26ec62-ba26-428f-a3fc-5295423ca0f7","overwritten":{"region":"Gascony"},"decidedAt":1795393347853,"seq":26}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'f4cac63a-d9fa-4b25-a421-e9449f07cf47', '6e1b4e15244c9b650de30b0f446dc55d19cf45aecb320dd8ae6502ee9794ad2b', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"toldElsewhere":null,"id":"5a11fe08-c5dc-484b-82f5-fbc808bf17ef","userId":"0970001f-e44c-46c9-bda0-1b2caa5c5144","bottleId":"12e148fe-ba60-4af7-9278-e94507c7ebe1","isArchived":true}', '{"kind":"applied","wineId":"5a11fe08-c5dc-484b-82f5-fbc808bf17ef","seq":20}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'fbc08547-38fa-4789-9aaf-143b43b7667d', 'b10c6b5bcb075d6da5783547e98e5339df021eb3dc2cb1973dc80aa682cd0a5e', NULL, '{"kind":"applied","wineId":"f329165d-b5a2-4107-a70c-511e32fb2c7b","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'fd21a402-643a-48cf-a2cf-e3e4a2af24d0', '19e18e4285cb3394bfcfa518a288fe8ae870688f741f62593ae8db1d818ca0ab', NULL, '{"kind":"applied","wineId":"71e1202f-a6b0-438a-a308-6f7a62d01a72","seq":17}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('55f69922-02b2-4e38-9858-6789bd9fdae1', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"toldElsewhere":null,"id":"781fc5de-eaea-4a68-8065-e2f8291cf041","userId":"55f69922-02b2-4e38-9858-6789bd9fdae1","bottleId":"4520afcc-e1d1-4bae-b95c-6a1b3c8e8d0c","isArchived":false}', '{"kind":"applied","wineId":"781fc5de-eaea-4a68-8065-e2f8291cf041","seq":1}', 1);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('2LmZFp0o9MH0bSG110khEfwxgDrSNh5VgzB_AtsyxoE', '55f69922-02b2-4e38-9858-6789bd9fdae1', '8d0c6b09-1a5d-485e-bab7-430a1446ba25', '', 1795393349105, 1795393349109, 1797985359109, 1810945349105);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('4kODykRpTXXeMRW6VY--tDql-Nk0y0tcXf6uvCUafVY', '0970001f-e44c-46c9-bda0-1b2caa5c5144', '373fd380-38ee-415a-85b3-1eb067ce7914', '', 1795393347400, 1795393347410, 1797985357410, 1810945347401);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('8BAnoGusLJe5dCLTaAZjA-6DryzgvOChKEt_i9ATWOU', '0970001f-e44c-46c9-bda0-1b2caa5c5144', '2ed6b768-a7ab-4c4b-a88f-96b3e490ce1b', '', 1795393346765, 1795393346770, 1797985356770, 1810945346765);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('8onjilO0QN-RlTQujziCH4uOfkfmNWtLFyHmnnXTOFE', '0970001f-e44c-46c9-bda0-1b2caa5c5144', 'fede8c03-b4ff-436a-95ca-8a2c717b18fa', '', 1795393347136, 1795393347139, 1797985357139, 1810945347136);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('CTZzoFvjjhkXSW3yFrG75vxwh5y66omjuyGw8xbhnIk', '0970001f-e44c-46c9-bda0-1b2caa5c5144', 'c9550944-e4e4-400d-a82c-d5828f47b17b', '', 1795393346938, 1795393346941, 1797985356941, 1810945346938);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('_2wv1HlptrPO0gEo0RWN9cxmPiuXgTDsjuEH0Ny_ZIk', '0970001f-e44c-46c9-bda0-1b2caa5c5144', '67ccfaf4-26a1-42e5-984a-df65feb72855', '', 1795393347629, 1795393347637, 1797985357637, 1810945347629);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$JScc6iply4A8IxNzpwTvsA$0kqfDhFlp4YoxwxE+QebVSyGguIhLgQe0AkaIZIWLak', NULL, NULL, 28, 1795393343000, 17, 910, 26);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('55f69922-02b2-4e38-9858-6789bd9fdae1', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$821ThjGJu5KwBhyQQr4QvQ$buJikLW34LtJ0q2BY0lXHvsqF/2n2Dyxd9PgarQcZkw', NULL, NULL, 1, 1795393345617, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 3, '6523bac3-d189-46d4-9bd1-9718367af3f4', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', '46edac66-8805-42e7-8cfd-092ddbc67a74', 6, NULL, 0, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 4, '604af686-8966-46f5-9be1-90b765767ae2', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '1d630da5-e043-41f5-bddd-8794d97780f4', 4, NULL, 0, 0, 28, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 5, '5b6ab2b3-3251-4bd1-a427-34cc24fd6fe5', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', 'ee84e2ef-a41a-421c-8c8d-6873afa038ca', 6, NULL, 0, 0, 5, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 6, '4ed13e3c-908e-4088-a07d-cef009d170f2', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'fdf2be98-c823-4fda-b3b8-02216712addb', 6, NULL, 0, 0, 6, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 7, 'b30820aa-05d3-4435-8a62-35ecb1311cc6', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '87db3b1d-7b05-4a1f-a66f-7fb9f2c34aa8', 6, NULL, 0, 0, 7, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 8, '5a11fe08-c5dc-484b-82f5-fbc808bf17ef', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '12e148fe-ba60-4af7-9278-e94507c7ebe1', 6, NULL, 1, 0, 20, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 9, 'a0186558-7931-4aef-8f90-d5e28eff7691', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', '665697a4-c46a-43fc-bb89-31f3b0d8c6b6', 6, NULL, 0, 0, 9, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 10, '5b031493-139d-4d2c-af4a-5c0a2fc47d0e', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'b9af9271-c966-4f05-8256-d3966f5f0799', 6, NULL, 0, 0, 10, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 11, '5c26ec62-ba26-428f-a3fc-5295423ca0f7', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', '3b40b648-8ba2-4b23-b6f6-a90edc57c5ed', 6, NULL, 0, 0, 26, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 12, '4666cb4b-2785-4525-a9f8-33c46f3164ed', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '22e0c1b1-b456-4927-8271-de100f878064', 6, NULL, 0, 0, 12, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 13, '19bd3949-2b0f-4ef5-9529-8c668b050973', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', 'aaf29fdc-3a59-462d-aaf3-5c2ac609ffe8', 5, NULL, 0, 0, 23, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 14, 'f329165d-b5a2-4107-a70c-511e32fb2c7b', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '44c07044-d0af-4e63-8dd7-d533f204e6ac', 5, NULL, 0, 0, 24, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 15, '52109f09-45cf-4a8f-b358-0b3f3047f9cb', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '2c193f03-ce3c-4aa3-b76d-415ecd3087c5', 0, NULL, 0, 0, 22, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 16, '1b368fe5-994c-499f-a0c2-d950dc6f7e05', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '5e1945a3-5df8-45af-a61e-3b57ad43b8d5', 6, '/objects/uploads/746eb222-10ae-490c-9997-6520207f2a31', 0, 0, 19, 1, 'Rioja DOCa', 'Viña Tondonia', 13.5, 2024, 2036, '["Geschenk","🍒"]', '["8410591000123"]', '[{"id":"5e1945a3-5df8-45af-a61e-3b57ad43b8d5","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}]', NULL, '[{"table":"CellarTracker, list","cells":[["CT","94.5"]]}]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 17, '71e1202f-a6b0-438a-a308-6f7a62d01a72', 'Frascati', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Frascati: Leder, „Kirsche“, 🍒', '11f09f20-cb07-4274-a5b4-6127e9e5daef', 6, NULL, 0, 1, 21, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', 1795393344474, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 18, 'bbd87385-7e64-4f7a-b490-8885efba84e0', 'Arneis', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '2d32309d-bbf2-4c04-b2ef-b56d1da86b14', 6, NULL, 0, 0, 18, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('0970001f-e44c-46c9-bda0-1b2caa5c5144', 27, '596b6015-b939-42d0-92f9-f2ad48d04c80', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '60cccf8e-71b3-4da7-b381-adc17ed3ec53', 6, NULL, 0, 0, 27, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere) VALUES ('55f69922-02b2-4e38-9858-6789bd9fdae1', 1, '781fc5de-eaea-4a68-8065-e2f8291cf041', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '4520afcc-e1d1-4bae-b95c-6a1b3c8e8d0c', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL);
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
      UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))
      WHERE id = NEW.user_id;
    END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots))) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + coalesce(length(OLD.told_elsewhere), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))) BEGIN
      UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + coalesce(length(OLD.told_elsewhere), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))))
      WHERE id = NEW.user_id;
    END;
PRAGMA user_version = 20;
