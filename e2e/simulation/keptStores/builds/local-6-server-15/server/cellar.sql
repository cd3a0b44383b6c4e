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
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '05922426-43f3-453f-92b1-6956f5de93ab', 6, '15a297c6-8242-478b-8063-a80e505584cf');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '05922426-43f3-453f-92b1-6956f5de93ab', 7, 'b7411be3-f2f5-49bd-b8f9-ad0cd78779f7');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '7640ca41-fe7b-405a-bffb-62c3a353a5f0', 1, '3d169a39-1a71-469e-815c-c34972431fad');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '8d70fa10-7ba0-47f5-b45a-c81159d3b3b0', 2, '4ee2709f-986f-425d-a510-380864b12bcb');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '958e0784-82bc-4873-ac6d-c92e3ccf3364', 15, '8f8266d9-1842-4b12-b26b-99f7c0a564b3');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '958e0784-82bc-4873-ac6d-c92e3ccf3364', 16, 'b2afd73a-73bd-466f-8c8d-d9ae4ad3b23d');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '958e0784-82bc-4873-ac6d-c92e3ccf3364', 17, '611da82f-7a1c-44e4-9cae-563186c93820');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 'aad06a0f-2040-41fb-aa8f-22b25d2463ea', 1, '0f61ca6d-4c52-4250-a5f1-217fd214927d');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '05922426-43f3-453f-92b1-6956f5de93ab', 7, 5);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '7640ca41-fe7b-405a-bffb-62c3a353a5f0', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '8d70fa10-7ba0-47f5-b45a-c81159d3b3b0', 2, 1);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '958e0784-82bc-4873-ac6d-c92e3ccf3364', 17, 14);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 'aad06a0f-2040-41fb-aa8f-22b25d2463ea', 1, 0);
INSERT INTO "meta" (key, value) VALUES ('epoch', '4853eb17-9c47-4b1a-ab8a-73d1a460b216');
INSERT INTO "meta" (key, value) VALUES ('usable_from', '15');
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('dbf195ac-2137-4b8a-86c6-2662c429c86e', '264a33c9-54fe-451a-807d-faecf4e0a58f', 'promised', 1795378293115, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('dbf195ac-2137-4b8a-86c6-2662c429c86e', '860c2598-d423-4510-9355-94e4b6875115', 'finalized', 1795378293118, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '5ab9afd0-dec6-4e29-ba80-ffc5c7847b3b', 'promised', 1795378293725, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 'a312d36f-46f7-4a54-9b65-9afc130abdf1', 'finalized', 1795378292212, NULL, 503);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('oDzWo3HnQw0gG69Yod85ZGFx1aztmwLZ8Ypno9aVSek', 'dbf195ac-2137-4b8a-86c6-2662c429c86e', 1795381894307);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dbf195ac-2137-4b8a-86c6-2662c429c86e', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"9cccf2cf-1318-4243-af1e-8b663a20d4ab","userId":"dbf195ac-2137-4b8a-86c6-2662c429c86e","bottleId":"a734e22c-814e-42ed-9ad6-9f5e9d3d2bec","isArchived":false}', '{"kind":"applied","wineId":"9cccf2cf-1318-4243-af1e-8b663a20d4ab","seq":1}', 1);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '0f61ca6d-4c52-4250-a5f1-217fd214927d', '6f4a87d98fb5847b74ad28536fb4489e2891c3d80b6c4a555ef25df08b958150', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"cb7899c4-f5d6-44e8-8506-5f479871dc1a","userId":"dd2f7547-5691-4500-9b5f-aebe9624922c","bottleId":"0fec5d02-ed3d-40c6-95c2-c02e155f4fdf","isArchived":false}', '{"kind":"applied","wineId":"cb7899c4-f5d6-44e8-8506-5f479871dc1a","seq":19}', 19);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '15a297c6-8242-478b-8063-a80e505584cf', '54bff01fd90822880833c23ddbb44e8c6a5978698f1528cdf03f763b20151c8d', '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"34394727-8bb3-4eff-96b3-516231081331","userId":"dd2f7547-5691-4500-9b5f-aebe9624922c","bottleId":"54c8de03-ac47-4a7b-85a2-5a8ddecf1a6e","isArchived":false}', '{"kind":"applied","wineId":"34394727-8bb3-4eff-96b3-516231081331","seq":23}', 23);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '296ff96b-b395-4996-a1f0-40f354103a5f', 'a41cb136ca43439803b86a516e7c000ac7799ac3932a88161b23e2e8dd0db8af', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '3d169a39-1a71-469e-815c-c34972431fad', 'd13c5860885f9a97792009b676872ce5aeda776f18413a1b0c2960c102f12702', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"d4564a7e-60c8-4c60-9ec9-133be083fbbd","userId":"dd2f7547-5691-4500-9b5f-aebe9624922c","bottleId":"d31fd8eb-90da-4b7c-85da-b15d40f819bd","isArchived":false}', '{"kind":"applied","wineId":"d4564a7e-60c8-4c60-9ec9-133be083fbbd","seq":18}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '4bb20f2e-2e05-4618-8f1e-4d530a979ac3', 'b739bb7b58a44f31f4cc10b9caeef1f15ae18eb22a3561ebfa47c1755168835d', NULL, '{"kind":"applied","wineId":"79fdc89a-4e6f-4711-8954-1ab3b038db7a","missingPhoto":"/objects/uploads/6362e833-c7fd-41d4-898f-4a95811ee17d","seq":22}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '4ee2709f-986f-425d-a510-380864b12bcb', 'e4b36d9189c239b0ec4193cbce3ce97c5629059dc5bfab7dfee806739ba12e9d', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '508d5213-4db1-4423-b788-e7564f6c07f3', '95233b20f59b5236b3de24b6faf1c68275e6ccd18bfb7096528c03c4b44fbd88', NULL, '{"kind":"applied","wineId":"cb7899c4-f5d6-44e8-8506-5f479871dc1a","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '611da82f-7a1c-44e4-9cae-563186c93820', 'ffaca6427a12f1df0a780a0a4a55ea77689565a8cf5b599ea127b2809e1ed6fe', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"b68f8be9-9b49-40ad-b493-485046e0fcf9","userId":"dd2f7547-5691-4500-9b5f-aebe9624922c","bottleId":"8ddc2758-d5f6-4c4d-bd29-842c69e37c74","isArchived":false}', '{"kind":"applied","wineId":"b68f8be9-9b49-40ad-b493-485046e0fcf9","seq":17}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '65def27a-b625-4318-8a0d-095ee0ae5f16', 'a92073106723266f12dc4f1ddcc4f1ddcfc1f52ee248c372617c5b2112cdce8c', NULL, '{"kind":"applied","wineId":"df4e55d8-08a0-43bf-a207-72621d6cd807","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '7dd54534-ecf1-4dc8-89b9-8a89e3d2ed1f', 'b2e42001f50d8533fb6e9494a57d3880f30de91b3d8cd41f22064e94967b61e4', NULL, '{"kind":"applied","wineId":"95c82272-b5e9-4c43-afe3-c60466358fba","seq":20}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '86701313-23fb-4481-a229-eaf02d2eb675', 'aca4739431e42d69eaff6e8f4375261df23580538f387cb7a9ac0f5b1e92c89c', NULL, '{"kind":"applied","wineId":"6a8ab1a6-304b-4acb-80da-3b93e9b8a172","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '8adc12cf-91af-442d-998f-dd6cb0ccbe31', '0a72a0b764b3ab002143296b1736e6a5bc5bfb27446d94faee863a25b11120e4', NULL, '{"kind":"applied","wineId":"49d77ba8-7a33-4e27-8915-66b036dd5143","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '8b4444c7-84e3-4acd-8aaf-fc82453308a5', 'b17e7721619d55851f6114845e549c0cd6f9933328e77a0e4bd5a8ce0dcd514c', NULL, '{"kind":"applied","wineId":"a27eeaa9-49b6-4f43-b848-612039a094df","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '8f8266d9-1842-4b12-b26b-99f7c0a564b3', '4a52e259b36c05e25fa70c8853af669c8b1f072a1c4c187d590e2e1f2c529624', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/a312d36f-46f7-4a54-9b65-9afc130abdf1","nonVintage":true,"appellation":"Rioja DOCa","designation":"Viña Tondonia","alcohol":13.5,"drinkFrom":2024,"drinkTo":2036,"tags":["Geschenk","🍒"],"barcodes":["8410591000123"],"lots":[{"id":"9db59813-b8d1-4d19-b645-4ea3be7c3871","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":null,"position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}],"id":"694db985-83ad-418a-afad-9a24b31ccb4b","userId":"dd2f7547-5691-4500-9b5f-aebe9624922c","bottleId":"9db59813-b8d1-4d19-b645-4ea3be7c3871","isArchived":false}', '{"kind":"applied","wineId":"694db985-83ad-418a-afad-9a24b31ccb4b","seq":15}', 15);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '988b0460-a01c-4327-aa2e-d845983a897e', '82b40935f3c5753fd048f8a1bc0e0187c1214c2b47aa263292f9cc8b39395d96', NULL, '{"kind":"applied","wineId":"95c82272-b5e9-4c43-afe3-c60466358fba","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', '9b9f2c4e-d297-4ce5-a1ff-73370cb4e460', '047cf0b59354b52a1986fc02077539dfb5915c5b1d449ffb27841885218785db', NULL, '{"kind":"applied","wineId":"34394727-8bb3-4eff-96b3-516231081331","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 'b2afd73a-73bd-466f-8c8d-d9ae4ad3b23d', 'b67cdffc9f40b14bd17e30bd0681f997553e2233c3b703e0a3220bcd82c0bf2c', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"1a0c0eae-b079-44e4-bb49-ba60c696ef73","userId":"dd2f7547-5691-4500-9b5f-aebe9624922c","bottleId":"92c722dc-7d3b-4b99-b95f-086b36f789de","isArchived":true}', '{"kind":"applied","wineId":"1a0c0eae-b079-44e4-bb49-ba60c696ef73","seq":16}', 16);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 'b7411be3-f2f5-49bd-b8f9-ad0cd78779f7', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 'b90437d1-6c0b-44c2-81cd-81c9ff07eae7', '7d902ce7ff80223875e5420b759c6ec09f94cfc762e994f5e624c323c23ba8ef', NULL, '{"kind":"applied","wineId":"1a0c0eae-b079-44e4-bb49-ba60c696ef73","seq":6}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 'bb782bf6-c888-4e35-a7ea-2f39819a188b', '840f06245f404b1291484cae2cdb58b685a3d7598331d4da793391e6f776946d', NULL, '{"kind":"applied","wineId":"694db985-83ad-418a-afad-9a24b31ccb4b","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 'bc9bf9c9-c0c0-41b6-9ec7-3b8c8d24b753', '009aec03a3601cecaf80a1b9f679b2828a5686d8efb19d406f2598dc93a6ce5b', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 'c78589e6-311a-4e95-8ac8-4db6b11be8ec', 'dfe90d7b553eb83180ad2100a29026fa5bb89f74d78e20d50316e7a0a37215ea', NULL, '{"kind":"applied","wineId":"95c82272-b5e9-4c43-afe3-c60466358fba","overwritten":{"region":"Gascony"},"decidedAt":1795378293710,"seq":21}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 'cb55e794-c78a-4a9d-8e8f-31e0fe8cba2f', '9bb4429a82abb1e5a37724d26a3dfa432b0ae3fdac94b1b6ab9e6d84a4a5a916', NULL, '{"kind":"applied","wineId":"ba7d8609-95f8-462f-b9a0-3e4df2240551","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 'cb92a605-a979-4239-9064-fd3c9f8b2da9', 'f6116f87c7fb721afbce9bd287303055293ac7b8f66944e2c24d8f76be5a31a9', NULL, '{"kind":"applied","wineId":"971fc7a6-45fd-4c68-bdd3-6275a3a66ce6","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 'e094e8df-7b1e-45c7-ac63-546c8b24f4d4', 'c3c1e8f7aa273478adca4dc4f76549c48089f778628bb26647d52598968a1ffe', NULL, '{"kind":"applied","wineId":"b68f8be9-9b49-40ad-b493-485046e0fcf9","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 'e9deb80d-a80a-400d-8a73-43dff24eb3e6', '10ea429bbdc1f1af6b7e2c5e7030692fbbebd2c927f69cd567b344c5f2cb0a71', NULL, '{"kind":"applied","wineId":"c9d15cc0-dab7-489c-8f5e-ab8d8bd4aac4","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 'f503efdf-1497-4da4-8012-cfaeafbaa2d6', '5cf0addea75dd4e8f362e82be9ddad4dbac1f5df8adf4a25c878ff67a59ea1de', NULL, '{"kind":"applied","wineId":"d4564a7e-60c8-4c60-9ec9-133be083fbbd","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 'f7bc4d5c-b387-4816-aff4-e8705a98c9c9', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('2Pe__bvLhcv_oyfvzRxa7S9WDKHkTSzjF3v-TJBpxVg', 'dd2f7547-5691-4500-9b5f-aebe9624922c', '777b03a7-b83c-4c28-8fba-048127bc4b1d', '', 1795378293408, 1795378293409, 1797970303409, 1810930293408);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('43ju2D3E2Yy5MvwXURLyzw3gjaAgsqfAeVcyIquRoBs', 'dd2f7547-5691-4500-9b5f-aebe9624922c', '7c971889-33e2-41da-a09a-6ba351da44c3', '', 1795378293479, 1795378293481, 1797970303481, 1810930293479);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('K5dusJohcnEVu2-0cHrtaoC0w3vrtI10AoL33kvUePo', 'dd2f7547-5691-4500-9b5f-aebe9624922c', 'e487252e-5d25-4aa6-a036-4fe7c5044ca9', '', 1795378293336, 1795378293338, 1797970303338, 1810930293336);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('qMYG_dWQi_cgbV_x9AUCsgUqfPGvcOqjsGFPZM_18fM', 'dd2f7547-5691-4500-9b5f-aebe9624922c', 'abea62a8-a857-45f9-b60b-fcfeacfc8c34', '', 1795378293560, 1795378293562, 1797970303562, 1810930293560);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('wYoxdyBtM5o1lhBGtdwaPad0tiWlBKkrw4MBnNo-oo4', 'dbf195ac-2137-4b8a-86c6-2662c429c86e', '0ea2bc4b-6bcd-406f-82fc-24d832c0274c', '', 1795378294300, 1795378294301, 1797970304301, 1810930294300);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('ziuYy6bEgMG4sXMX2lzFDAK0T3Af9Y1QRl2MhktcKLg', 'dd2f7547-5691-4500-9b5f-aebe9624922c', '224f1ffb-31d5-44aa-9eb7-165022b01de5', '', 1795378293630, 1795378293632, 1797970303632, 1810930293630);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$4EHvmffhdwQ160dwz0lQwA$XAu4lAFlaikNTeQo4OkH+M65TDdd8f/KrpgD9jROiKA', NULL, NULL, 23, 1795378292090, 15, 756, 23);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('dbf195ac-2137-4b8a-86c6-2662c429c86e', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$XPw5/ipoXD9s63+x10fTkg$enbbznyuIMjKJNyMB1Ashrd5geandGykQyStLmM6ZJ8', NULL, NULL, 1, 1795378293101, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('dbf195ac-2137-4b8a-86c6-2662c429c86e', 1, '9cccf2cf-1318-4243-af1e-8b663a20d4ab', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'a734e22c-814e-42ed-9ad6-9f5e9d3d2bec', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 1, 'a27eeaa9-49b6-4f43-b848-612039a094df', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', '13ddfd38-06b6-4948-8082-13724f1687b2', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 2, '34394727-8bb3-4eff-96b3-516231081331', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '54c8de03-ac47-4a7b-85a2-5a8ddecf1a6e', 4, NULL, 0, 0, 23, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 3, '49d77ba8-7a33-4e27-8915-66b036dd5143', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', 'a66f9368-5d8c-4f69-a3eb-00d194617c6b', 6, NULL, 0, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 4, 'df4e55d8-08a0-43bf-a207-72621d6cd807', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'e0838ed3-217f-42c1-8e37-ddc6d4d2fb9d', 6, NULL, 0, 0, 4, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 5, 'ba7d8609-95f8-462f-b9a0-3e4df2240551', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', 'd2fbcf04-552c-4d3d-a1aa-41d38781bc15', 6, NULL, 0, 0, 5, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 6, '1a0c0eae-b079-44e4-bb49-ba60c696ef73', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '92c722dc-7d3b-4b99-b95f-086b36f789de', 6, NULL, 1, 0, 16, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 7, '6a8ab1a6-304b-4acb-80da-3b93e9b8a172', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', '3fceb5f3-88c8-41c3-985c-25393850c066', 6, NULL, 0, 0, 7, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 8, '971fc7a6-45fd-4c68-bdd3-6275a3a66ce6', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '701dcc01-7b69-4f81-a556-251468ed8a5a', 6, NULL, 0, 0, 8, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 9, '95c82272-b5e9-4c43-afe3-c60466358fba', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', 'fcea4fcf-163b-4d1e-b9f9-35475bafb40c', 6, NULL, 0, 0, 21, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 10, 'c9d15cc0-dab7-489c-8f5e-ab8d8bd4aac4', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'dde7c1a9-ff8e-4210-bc88-4b9e3e23b803', 6, NULL, 0, 0, 10, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 11, 'd4564a7e-60c8-4c60-9ec9-133be083fbbd', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', 'd31fd8eb-90da-4b7c-85da-b15d40f819bd', 5, NULL, 0, 0, 18, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 12, 'cb7899c4-f5d6-44e8-8506-5f479871dc1a', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '0fec5d02-ed3d-40c6-95c2-c02e155f4fdf', 5, NULL, 0, 0, 19, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 13, 'b68f8be9-9b49-40ad-b493-485046e0fcf9', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '8ddc2758-d5f6-4c4d-bd29-842c69e37c74', 0, NULL, 0, 0, 17, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 14, '694db985-83ad-418a-afad-9a24b31ccb4b', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '9db59813-b8d1-4d19-b645-4ea3be7c3871', 6, '/objects/uploads/a312d36f-46f7-4a54-9b65-9afc130abdf1', 0, 0, 15, 1, 'Rioja DOCa', 'Viña Tondonia', 13.5, 2024, 2036, '["Geschenk","🍒"]', '["8410591000123"]', '[{"id":"9db59813-b8d1-4d19-b645-4ea3be7c3871","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":null,"position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('dd2f7547-5691-4500-9b5f-aebe9624922c', 22, '79fdc89a-4e6f-4711-8954-1ab3b038db7a', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '8c36e7ac-780a-4381-ada6-b47fa0a45371', 6, NULL, 0, 0, 22, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
      UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))
      WHERE id = NEW.user_id;
    END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots))) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))) BEGIN
      UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))))
      WHERE id = NEW.user_id;
    END;
PRAGMA user_version = 15;
