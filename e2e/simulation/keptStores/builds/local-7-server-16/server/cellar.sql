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
    seq INTEGER NOT NULL, non_vintage INTEGER NOT NULL DEFAULT 0, appellation TEXT, designation TEXT, alcohol REAL, drink_from INTEGER, drink_to INTEGER, tags TEXT NOT NULL DEFAULT '[]', barcodes TEXT NOT NULL DEFAULT '[]', lots TEXT NOT NULL DEFAULT '[]',
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
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '563a70d2-b29a-4d84-bc83-e3ba5271bbba', 17, 'a9ceae1c-5f90-4019-adc5-8db86c67166c');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '563a70d2-b29a-4d84-bc83-e3ba5271bbba', 18, 'cb7303e3-667d-4d08-9006-639a38dcfd05');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '563a70d2-b29a-4d84-bc83-e3ba5271bbba', 19, 'dc084ff0-c81c-4834-9df5-f22e93e2417a');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '6688a7a7-4a91-40c3-bdf8-b52479f74995', 1, 'd11cff14-3899-4d42-af3e-a617fd9da00a');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '9ea6587e-4ad4-4af7-9408-f8e59f703d10', 1, 'ba337984-b69f-4b3f-b4e7-66a95a723305');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'cd227d77-08b3-4376-8254-0b3370b361b2', 6, 'b7c5a3b9-1797-4f0a-b5d2-f521f030b14e');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'cd227d77-08b3-4376-8254-0b3370b361b2', 7, 'fb458f97-0879-4f10-9b80-72543d28b20d');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'e5868470-eddf-410e-b0f6-2121b6e6bb70', 2, 'b368e046-e412-4af2-be7f-cf8e3a0f58d8');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '563a70d2-b29a-4d84-bc83-e3ba5271bbba', 19, 16);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '6688a7a7-4a91-40c3-bdf8-b52479f74995', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '9ea6587e-4ad4-4af7-9408-f8e59f703d10', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'cd227d77-08b3-4376-8254-0b3370b361b2', 7, 5);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'e5868470-eddf-410e-b0f6-2121b6e6bb70', 2, 1);
INSERT INTO "meta" (key, value) VALUES ('epoch', '2f319c69-5cb8-4af6-9d01-8df78e71c574');
INSERT INTO "meta" (key, value) VALUES ('usable_from', '16');
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('10974814-1db8-4188-b135-30d661111ef5', '15210062-693f-48bb-8ffd-f1026f814b78', 'promised', 1795380058379, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('10974814-1db8-4188-b135-30d661111ef5', 'd0cbe75d-34b0-4884-bbb1-a7aba01a3dd1', 'finalized', 1795380058385, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '254b4f10-f182-4506-b369-6a8ed6576635', 'promised', 1795380060869, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'e3545bab-8582-4a22-aba7-4584a65adef6', 'finalized', 1795380055710, NULL, 503);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'place', '0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Keller Ñ","parentId":null,"kind":"room","rows":null,"columns":null,"depth":null,"id":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 1);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'place', '1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Regal B","parentId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","kind":"rack","rows":4,"columns":6,"depth":2,"id":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 2);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('xE0gmVnmRHWmRuxIftEaAh1rYbEyQhT8EYdVcOk1dbQ', '10974814-1db8-4188-b135-30d661111ef5', 1795383662745);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('10974814-1db8-4188-b135-30d661111ef5', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"7cbe7ac4-c6bb-4caf-a8c7-352c3c5cebb2","userId":"10974814-1db8-4188-b135-30d661111ef5","bottleId":"83b3ac74-7b89-4af3-b906-96e9510ebe6d","isArchived":false}', '{"kind":"applied","wineId":"7cbe7ac4-c6bb-4caf-a8c7-352c3c5cebb2","seq":1}', 1);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '0418b4c3-37b7-49c4-a362-b4869a1be440', '1d017a7503e4dca746c98657a0c0c788856b0cbc1b5d74dc50be8e4d1b88868f', NULL, '{"kind":"applied","wineId":"07a16420-b54f-4dc7-8f0a-fcf2ab16f7ed","seq":16}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '108e3ffb-8069-438a-96b2-893c326776f2', '11f6fd15834fc5f2d2846fdf0bfb24f5aad06980b47e8b3858d1013d5d01dc41', NULL, '{"kind":"applied","wineId":"751b06a1-b729-49b3-911f-bda4d8877bba","seq":6}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '3695db92-bf81-4892-b980-7504b1c85e60', '355e7f3361c08644909a287f6cc12a114ad40c118ce5152eaaf02aa5de7f143c', NULL, '{"kind":"applied","wineId":"4bf22028-251b-42bc-97d9-903474a1321e","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '38b6b092-d422-41a5-b501-dbe96f9dcf7b', '9cf5050404e94685a643d82bfaecb4604e7b4f8beac86a25caac91644bec8098', NULL, '{"kind":"applied","wineId":"373995d4-c15a-4eec-9871-a5e6aa32094c","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '46f4b804-e0db-436d-8a6a-f3930dc684da', '9dd77a614b0b7604e24b0956c95bb6a46bf85c2c9d3a100fb02c7e18fbbeba51', NULL, '{"kind":"applied","wineId":"e1afb3a4-d03d-4030-9e09-5009fd0d2cc4","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '481494b5-16a5-4cd4-9b85-ade72ce389f9', 'fe4d023697c6bbe67836a781f8a916af3dd95723c2f8b6214767af38f1ee91ea', NULL, '{"kind":"applied","wineId":"1afa7f29-edb9-478d-8c1c-bd3867335739","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '48ac59f1-0e59-4388-87a0-4359489ccab1', '708ffe3547ad550c0fe5cdec231e24af418d7cacff03633988a08ff453e59d1b', NULL, '{"kind":"applied","wineId":"d7fdf37d-cfc0-4b91-9735-5e4f4eee95d9","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '5bb3b4fe-938b-4e14-a8b1-4b702c269376', 'ea2385cb7ed3fb592b91757546af343998835e34960ecb67c66046dae7fb74bb', NULL, '{"kind":"applied","wineId":"38db1945-e464-406f-820e-d56305be654a","seq":22}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '739e9a5f-2e57-4cf0-bad5-6264878ff01c', 'f6b793e5c15b0601905897cf5e36c5089d40d7a1e37b0b793dea0a5133483ae5', NULL, '{"kind":"applied","wineId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '741c9ea7-eeb2-47c6-b4b9-f13ea2fb34ab', '2a9f1a9178e8681b3479b00d5c140df293d53734fc6cfcdcd993e8ae65583368', NULL, '{"kind":"applied","wineId":"b1b8265c-6f12-455c-af7a-78ecdf91b783","seq":15}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '8667c120-619b-4710-bf4b-b81ab9e65b45', '3f1abd3a74899c8324350f0c5bf50437a3ab74bf7adee4e3242428b08689bd9d', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '8f1febf0-61d9-4782-9b0a-40f9d7ba9bcf', '2b96c6858cbde76321ab7ccb29a57b3c7ca7bc7b1b21987f8fd7838a6e51d651', NULL, '{"kind":"applied","wineId":"d596bc7b-15e2-4b45-b8ac-c66e9a0933e2","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'a10ebc20-93f1-4c29-8c34-a8590278149c', 'f42446c8b30af89dd9fabb3793a2e0b028a4cb13852d2ded8b38ef6e197cd69c', NULL, '{"kind":"applied","wineId":"38db1945-e464-406f-820e-d56305be654a","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'a381281b-a1a5-43d6-a914-cf170a9d42b6', 'fa76d0ef3a07c00b3719330bd04a586dcc69cbb597d642a6e7d96f8bbc4da9ec', NULL, '{"kind":"applied","wineId":"38db1945-e464-406f-820e-d56305be654a","overwritten":{"region":"Gascony"},"decidedAt":1795380060843,"seq":23}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'a9ceae1c-5f90-4019-adc5-8db86c67166c', '083273e0135dfadacd0566a2906bb89e6159144e69746366209b4f5f2e05d703', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/e3545bab-8582-4a22-aba7-4584a65adef6","nonVintage":true,"appellation":"Rioja DOCa","designation":"Viña Tondonia","alcohol":13.5,"drinkFrom":2024,"drinkTo":2036,"tags":["Geschenk","🍒"],"barcodes":["8410591000123"],"lots":[{"id":"e84ec17c-6c3f-4c6f-ae4a-fa0b6c769c0e","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}],"id":"07a16420-b54f-4dc7-8f0a-fcf2ab16f7ed","userId":"b4a60c79-60c1-4175-8fd6-a87fb6daa9d7","bottleId":"e84ec17c-6c3f-4c6f-ae4a-fa0b6c769c0e","isArchived":false}', '{"kind":"applied","wineId":"07a16420-b54f-4dc7-8f0a-fcf2ab16f7ed","seq":17}', 15);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'ad9aad1c-2750-447d-939d-03d6bf37f458', 'e84e2774c704a595dff9380f3baea145741fa7d4aab0064ba3d8428760d9903a', NULL, '{"kind":"applied","wineId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'b368e046-e412-4af2-be7f-cf8e3a0f58d8', '9d87921eab3efbd84345047371694d3f900950ceba7b277c7485b8cb0849aede', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'b7c5a3b9-1797-4f0a-b5d2-f521f030b14e', 'c9c0d27dcdc1756df7d6d9663dd63b519d5b06d19d56e45eb6db977dccefaee2', '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"c91bb6b5-a4ec-4f54-9c33-c6d9906018ee","userId":"b4a60c79-60c1-4175-8fd6-a87fb6daa9d7","bottleId":"46c3f4b2-40c1-4b44-9c64-40bc430e4b3a","isArchived":false}', '{"kind":"applied","wineId":"c91bb6b5-a4ec-4f54-9c33-c6d9906018ee","seq":25}', 23);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'ba337984-b69f-4b3f-b4e7-66a95a723305', '11db08a463c6575654357d6ca7fe5b1014cafdef7f95027928eb2e91bb8803ff', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"d7fdf37d-cfc0-4b91-9735-5e4f4eee95d9","userId":"b4a60c79-60c1-4175-8fd6-a87fb6daa9d7","bottleId":"f0a6986e-81d4-440c-b1df-7ecef2478476","isArchived":false}', '{"kind":"applied","wineId":"d7fdf37d-cfc0-4b91-9735-5e4f4eee95d9","seq":20}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'cb7303e3-667d-4d08-9006-639a38dcfd05', 'e040dbdb73fad7b3f479a61d2a0b43f002cdd4ef49b1a77bcddf8f80226cf903', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"1afa7f29-edb9-478d-8c1c-bd3867335739","userId":"b4a60c79-60c1-4175-8fd6-a87fb6daa9d7","bottleId":"e16686a7-7fa0-438b-9822-7027508ff9b7","isArchived":true}', '{"kind":"applied","wineId":"1afa7f29-edb9-478d-8c1c-bd3867335739","seq":18}', 16);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'd11cff14-3899-4d42-af3e-a617fd9da00a', '65c377c873adc9abb6fc5ba502c0e5fca4993863ab184fc0db07d73460bd3729', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"b869019f-2eee-4761-ad2e-6064618eed39","userId":"b4a60c79-60c1-4175-8fd6-a87fb6daa9d7","bottleId":"1932d47e-4863-4b01-b804-264788d46731","isArchived":false}', '{"kind":"applied","wineId":"b869019f-2eee-4761-ad2e-6064618eed39","seq":21}', 19);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'dc084ff0-c81c-4834-9df5-f22e93e2417a', '1d7d707070ebefdbcc0e37d9f5f853fc8bfb9e7bba40b888bb655ada82a3f1d2', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"b1b8265c-6f12-455c-af7a-78ecdf91b783","userId":"b4a60c79-60c1-4175-8fd6-a87fb6daa9d7","bottleId":"4519cccb-6cc9-4e15-aa4c-74f5038e838f","isArchived":false}', '{"kind":"applied","wineId":"b1b8265c-6f12-455c-af7a-78ecdf91b783","seq":19}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'dd4ab97a-4316-4092-b6c1-5345ed0cf864', '694411df33905283d1918e5ec84c01608ffa44a67e96bb809566f3c8683543e2', NULL, '{"kind":"applied","wineId":"c6aaf860-45d1-4c51-9a85-0479c23b115a","missingPhoto":"/objects/uploads/fbf6f9c2-8dc4-44d0-802f-ca90c9642426","seq":24}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'e4828ae4-71a5-48aa-bd5c-49b5a9a120dd', 'cfc005205507f5aa87b6ec23499a7795f2defb5308720473c9b1477fad33b821', NULL, '{"kind":"applied","wineId":"c91bb6b5-a4ec-4f54-9c33-c6d9906018ee","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'e901d4e7-89ae-4d9e-9a95-91be1d899ac2', 'deca0a6202485be6549620e9206dc4d46eea27640a5df2c5f8667b7c42b18113', NULL, '{"kind":"applied","wineId":"b869019f-2eee-4761-ad2e-6064618eed39","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'f137e2c1-f31e-4ba0-92f8-79ad20c6ae4b', 'ef019d791ee088a5d1afb3d03a4e2b2d67339a178c360a566a52621dc777b186', NULL, '{"kind":"applied","wineId":"7307171e-8116-4c81-8158-f555e0eb1466","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'f3fc737e-aaba-4410-bf1d-48b82a19c438', 'fb7168fbd9706c47641300b66527fb1f63a4beb635ab222161157d3bde28beb6', NULL, '{"kind":"applied","wineId":"874fefd8-2996-4b64-a057-2da79eaae32a","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'fb458f97-0879-4f10-9b80-72543d28b20d', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'fc3e4179-4af7-4b0a-a916-1123f5b94097', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'feb50a6c-adff-4c6b-a3a0-44a6c1b2c9ef', 'c60ee343fdc447c490087ad4756126ba1a12b072f59f9b4224c1eed9d83d3a18', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('3YtzoV-jO3IHTGhATeKm6yYnQRPQrnU7L2EDFQkj7JQ', '10974814-1db8-4188-b135-30d661111ef5', '067b6901-5805-42a5-840d-165619b10fcc', '', 1795380062721, 1795380062726, 1797972072726, 1810932062721);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('AqCKhaMAdQ4Fqm_EY_S80T3es9z17Bwb5Um3_iPwyuA', 'b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'acb6c919-67ee-402d-94f8-87b613b8b6bf', '', 1795380059587, 1795380059597, 1797972069597, 1810932059587);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('S2BrjsI32iy815FPUXIsiIsMPRsqq8r4ZpwmSUMyfOc', 'b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'edf6262b-a973-4995-b4e7-d279b3679bc5', '', 1795380060649, 1795380060670, 1797972070670, 1810932060649);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('Yfli2rdMchrPef83Y4jYnf9RQFVcsl5JEIImdHOxvN8', 'b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '0eaf3979-4789-40a5-a76d-e02ec0e18d0e', '', 1795380059834, 1795380059845, 1797972069845, 1810932059834);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('cP6ce9IgNmKcZ2LQiKU8ND5CVknpwAuuJwd7TdOMFE8', 'b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', '471fb2c5-cb31-4b07-aa61-339086194c74', '', 1795380059326, 1795380059329, 1797972069329, 1810932059326);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('uGQO1DY3GqPMK5GX0kaxJAXVtV_4SZVSSaDZNnh1iZQ', 'b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'c996bb30-562b-4963-a25e-c9455644f99b', '', 1795380060143, 1795380060149, 1797972070149, 1810932060144);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$0031LkzZdeZd2R3J/ca37Q$bu6uFDz58cyQzwKEECSj1/rd/PS/B+eSnUqrz1Ivjks', NULL, NULL, 25, 1795380055197, 15, 756, 23);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('10974814-1db8-4188-b135-30d661111ef5', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$5ZOvmGeJUmRzIK1QSxOVxQ$1EpPwL55iwQ/YELQZdXe3IUTbXCOBEFHtKsDfrKJXKg', NULL, NULL, 1, 1795380058327, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('10974814-1db8-4188-b135-30d661111ef5', 1, '7cbe7ac4-c6bb-4caf-a8c7-352c3c5cebb2', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '83b3ac74-7b89-4af3-b906-96e9510ebe6d', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 3, '874fefd8-2996-4b64-a057-2da79eaae32a', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', 'd951d3c1-defd-4c52-a41e-a97389aa9047', 6, NULL, 0, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 4, 'c91bb6b5-a4ec-4f54-9c33-c6d9906018ee', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '46c3f4b2-40c1-4b44-9c64-40bc430e4b3a', 4, NULL, 0, 0, 25, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 5, '373995d4-c15a-4eec-9871-a5e6aa32094c', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', 'c2602fd8-128f-46a5-836f-44a8d262b871', 6, NULL, 0, 0, 5, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 6, '751b06a1-b729-49b3-911f-bda4d8877bba', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '8bbc40bb-167b-414f-be44-415cf127b1af', 6, NULL, 0, 0, 6, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 7, '4bf22028-251b-42bc-97d9-903474a1321e', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', 'b43a7cf4-c26d-42da-9753-3d1d56aac5d3', 6, NULL, 0, 0, 7, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 8, '1afa7f29-edb9-478d-8c1c-bd3867335739', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'e16686a7-7fa0-438b-9822-7027508ff9b7', 6, NULL, 1, 0, 18, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 9, 'd596bc7b-15e2-4b45-b8ac-c66e9a0933e2', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', '55bfcbbd-e18a-4dc7-9b41-558f42fd5b0a', 6, NULL, 0, 0, 9, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 10, 'e1afb3a4-d03d-4030-9e09-5009fd0d2cc4', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '80669651-e327-4a23-ba1d-e3c3c0c6c548', 6, NULL, 0, 0, 10, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 11, '38db1945-e464-406f-820e-d56305be654a', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', 'be551e02-1769-42c8-9769-b6eacdc9c2cd', 6, NULL, 0, 0, 23, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 12, '7307171e-8116-4c81-8158-f555e0eb1466', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'b9bba82a-4f43-42eb-b1b8-5fa5d40e5a37', 6, NULL, 0, 0, 12, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 13, 'd7fdf37d-cfc0-4b91-9735-5e4f4eee95d9', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', 'f0a6986e-81d4-440c-b1df-7ecef2478476', 5, NULL, 0, 0, 20, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 14, 'b869019f-2eee-4761-ad2e-6064618eed39', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '1932d47e-4863-4b01-b804-264788d46731', 5, NULL, 0, 0, 21, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 15, 'b1b8265c-6f12-455c-af7a-78ecdf91b783', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '4519cccb-6cc9-4e15-aa4c-74f5038e838f', 0, NULL, 0, 0, 19, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 16, '07a16420-b54f-4dc7-8f0a-fcf2ab16f7ed', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'e84ec17c-6c3f-4c6f-ae4a-fa0b6c769c0e', 6, '/objects/uploads/e3545bab-8582-4a22-aba7-4584a65adef6', 0, 0, 17, 1, 'Rioja DOCa', 'Viña Tondonia', 13.5, 2024, 2036, '["Geschenk","🍒"]', '["8410591000123"]', '[{"id":"e84ec17c-6c3f-4c6f-ae4a-fa0b6c769c0e","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('b4a60c79-60c1-4175-8fd6-a87fb6daa9d7', 24, 'c6aaf860-45d1-4c51-9a85-0479c23b115a', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '0f890625-a9ff-4d97-ba7e-88f3b1b1edd0', 6, NULL, 0, 0, 24, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
      UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))
      WHERE id = NEW.user_id;
    END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots))) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))) BEGIN
      UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))))
      WHERE id = NEW.user_id;
    END;
PRAGMA user_version = 16;
