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
CREATE TABLE objects (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('promised', 'finalized')),
    created_at INTEGER NOT NULL,
    unused_since INTEGER
  , bytes INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
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
    seq INTEGER NOT NULL, non_vintage INTEGER NOT NULL DEFAULT 0, appellation TEXT, designation TEXT, alcohol REAL, drink_from INTEGER, drink_to INTEGER, tags TEXT NOT NULL DEFAULT '[]', barcodes TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (user_id, added),
    UNIQUE (user_id, id),
    UNIQUE (user_id, bottle_id),
    UNIQUE (user_id, seq)
  ) STRICT, WITHOUT ROWID;
CREATE INDEX email_undos_by_email ON email_undos (email_key);
CREATE INDEX email_undos_by_user ON email_undos (user_id);
CREATE INDEX objects_by_user ON objects (user_id, state, created_at, bytes);
CREATE INDEX reset_links_by_user ON reset_links (user_id);
CREATE INDEX results_by_answer ON results (user_id, answer_no) WHERE answer_no IS NOT NULL;
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX wines_by_photo ON wines (photo_url) WHERE photo_url IS NOT NULL;
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '1ab6b906-3a7b-4c7e-85dc-2a368970f0df', 6, 'ed51ecb0-93c4-4621-9348-a9e618fc5ffc');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '1ab6b906-3a7b-4c7e-85dc-2a368970f0df', 7, '6e391a7a-7874-49b4-b1aa-7a9aa684840e');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '602195c4-4252-4162-a651-173e3fc7c266', 1, '537b1f3d-041a-43f9-af08-866dded3c8d8');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '60dadabb-2939-49cc-924d-9105590d0e14', 2, '6196693e-3688-4619-8b90-4d4effc5eefb');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '6aafe8b2-af3b-4dff-ab3b-3457e73c5194', 15, '6c41cae8-c7e0-426f-ae18-575714291641');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '6aafe8b2-af3b-4dff-ab3b-3457e73c5194', 16, 'fe6756d8-42dc-4471-a9fb-ded20d8f329f');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '6aafe8b2-af3b-4dff-ab3b-3457e73c5194', 17, '1dc12ad7-9ebd-400b-bde6-3a11a2940daa');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 'fdc4648c-c04b-4db4-a3f6-2eec52ee8958', 1, 'ae6549b7-c6fb-421f-920d-fd89079d6d16');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '1ab6b906-3a7b-4c7e-85dc-2a368970f0df', 7, 5);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '602195c4-4252-4162-a651-173e3fc7c266', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '60dadabb-2939-49cc-924d-9105590d0e14', 2, 1);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '6aafe8b2-af3b-4dff-ab3b-3457e73c5194', 17, 14);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 'fdc4648c-c04b-4db4-a3f6-2eec52ee8958', 1, 0);
INSERT INTO "meta" (key, value) VALUES ('epoch', '556a74dd-7a45-49fa-a91a-9e236f94a369');
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('157851b4-1b12-49bc-a944-c16cb109c228', '9c0a5567-8e01-4bd7-b108-997f162df48e', 'promised', 1795366487935, NULL, 0);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('1691fe51-2873-41f5-ac61-157b34b81ccd', 'a321c1ad-de55-4844-ae22-20cecc5f9b36', 'finalized', 1795366487300, NULL, 503);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('be48c7fd-6dac-4b79-93ae-62485023f4c5', '9c0a5567-8e01-4bd7-b108-997f162df48e', 'finalized', 1795366486101, NULL, 503);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('de1f9651-1679-4762-bead-24d6ed9268ac', 'a321c1ad-de55-4844-ae22-20cecc5f9b36', 'promised', 1795366487294, NULL, 0);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('ax2oyTwN8EV-hkxDXlmg6oYtdOEbcVxTbvmTkerNZv0', 'a321c1ad-de55-4844-ae22-20cecc5f9b36', 1795370088750);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '1dc12ad7-9ebd-400b-bde6-3a11a2940daa', '9b28f2083ec02451685e1c46543723bc8689dddee512a66e9386f7744710d4ea', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"47f47ac1-93bb-4cc2-b2fb-31958452000f","userId":"9c0a5567-8e01-4bd7-b108-997f162df48e","bottleId":"1ccbe325-300a-47fb-8ebf-b7619caa79d6","isArchived":false}', '{"kind":"applied","wineId":"47f47ac1-93bb-4cc2-b2fb-31958452000f","seq":17}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '2ae4b8dc-3f9e-483a-b23b-830f1df7117c', '588dc9ad850f0de218c981f700465efbbaf4bf120cb0aad9d2be5fd5909beade', NULL, '{"kind":"applied","wineId":"47f47ac1-93bb-4cc2-b2fb-31958452000f","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '2bfcc4af-263b-4e20-98e1-8ccbef182cd5', '20e277c5fe148e6b0e16f15ef709b7c6869fd47286a4d4bbec2fbc64561a9c4f', NULL, '{"kind":"applied","wineId":"aff3dc22-c369-47f7-8d9a-8d58cc616c82","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '423a2717-3530-4ae0-9e27-71d8aa0e8df0', '312648f1d7484e61faf8f3c5f0a7fa905ef7e3853931d824f666959ee428080e', NULL, '{"kind":"applied","wineId":"c44eb963-a96e-4d40-8c26-f6437c54c8e2","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '4c1a80b7-fe12-4e86-bd9f-6aa77d5f2a88', '67a8404764ab1a81bbb4a775b0db85d9b89179e78987186e69b311886c73d72b', NULL, '{"kind":"applied","wineId":"b82735f0-b2e0-4243-afd4-57113c7b753c","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '537b1f3d-041a-43f9-af08-866dded3c8d8', 'd96c7af84a37669fb72cbe4ffbaf162b4e5c1034472961f09e00460f16d4246e', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"b38c3e33-d113-495c-a251-a52b657c790b","userId":"9c0a5567-8e01-4bd7-b108-997f162df48e","bottleId":"5cfc7bc8-e28d-4d8f-80f5-b7099fd1da0b","isArchived":false}', '{"kind":"applied","wineId":"b38c3e33-d113-495c-a251-a52b657c790b","seq":19}', 19);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '5b234750-f92a-4c90-8e32-3b4c75aa8ac2', 'c278f59b3927644161d82fa65773fa5635b1b2ff936179d6ed7bffeceeabed22', NULL, '{"kind":"applied","wineId":"7dda3ffb-7fc4-4080-bef6-eb3abac8dc35","overwritten":{"region":"Gascony"},"decidedAt":1795366487902,"seq":21}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '5dbd27f2-32f1-4b3e-8639-6ee619c89f82', '1361b9e9e2ef314bd7dac7c1d1a8443c469a50e328557e46a5519696ef63bc1d', NULL, '{"kind":"applied","wineId":"7dda3ffb-7fc4-4080-bef6-eb3abac8dc35","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '6196693e-3688-4619-8b90-4d4effc5eefb', '3a76d5f5fc0b71e96e214813abfef606297366070b775b4c0212af7162541969', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '689d90b8-ffef-4b2d-b947-c777a7515d34', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '6c41cae8-c7e0-426f-ae18-575714291641', '7cedabf3c3a54f98e8a9691f464d7aa90eec92c5bf273d9dcc8fd9bd4afd70a6', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/be48c7fd-6dac-4b79-93ae-62485023f4c5","nonVintage":true,"appellation":"Rioja DOCa","designation":"Viña Tondonia","alcohol":13.5,"drinkFrom":2024,"drinkTo":2036,"tags":["Geschenk","🍒"],"barcodes":["8410591000123"],"id":"f054b0bb-d73b-431a-85d5-6097f6d123d2","userId":"9c0a5567-8e01-4bd7-b108-997f162df48e","bottleId":"82fd479a-67c0-43df-8eaf-695361597766","isArchived":false}', '{"kind":"applied","wineId":"f054b0bb-d73b-431a-85d5-6097f6d123d2","seq":15}', 15);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '6e391a7a-7874-49b4-b1aa-7a9aa684840e', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '74e20d45-24f9-42ad-abc8-6832d1635fd4', '88264d702e5163c5465eb2977656ff186983adf1719b9820edffcbc943df18a9', NULL, '{"kind":"applied","wineId":"7dda3ffb-7fc4-4080-bef6-eb3abac8dc35","seq":20}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '8a1305d0-2058-481e-a285-26249e2207be', 'a9e109298eb43c2a55def19c71f1f25314fa89f2adddab4336948ffa0b700bf4', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '8a33db1c-3877-44cb-86bd-552b07eb077b', 'f9f5133c516d44795916d9593398b90acb83e9acc5b0e26a136b421334b0d8ef', NULL, '{"kind":"applied","wineId":"9a752078-a1ac-464b-ab44-e4ca2bea9c37","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '93a60356-702d-4203-9ce3-0c7039a4e197', '837e4991606acf0d3e5ac952d2328cdac8e2469e5025ffc034cb3a9e11dd82d7', NULL, '{"kind":"applied","wineId":"982ba62f-e556-49a9-8874-9dd790122ebf","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', '98bd116e-e866-4f5c-8b55-43a5594eba67', '20212bb7dc58d552785a60e186a6beff1ba2d4353a1c9b1ad16ca411bc2ccd95', NULL, '{"kind":"applied","wineId":"e6a9672c-20f5-473d-84c1-e52927e54450","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 'a6569a76-1446-4639-b5e1-2546af7b1275', '334c2cba8f573eb7873cecdbad04fce6c7fa00c9e00afad87479909cfa50035d', NULL, '{"kind":"applied","wineId":"32b08572-1e41-43a4-9e75-67925ecedc7f","missingPhoto":"/objects/uploads/2ebc597f-9a42-45c2-a3df-acd005b291c0","seq":22}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 'ae6549b7-c6fb-421f-920d-fd89079d6d16', '1fd4454e3037b8f92f6c005a5fc3102141b9f8617f428940d3357916eed8f742', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"e6a9672c-20f5-473d-84c1-e52927e54450","userId":"9c0a5567-8e01-4bd7-b108-997f162df48e","bottleId":"b6793103-b5c0-4aa0-8528-63cbf9a24887","isArchived":false}', '{"kind":"applied","wineId":"e6a9672c-20f5-473d-84c1-e52927e54450","seq":18}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 'd7eb8278-6694-41db-ba1d-4a6190389ef2', '59d5229622319a73d25c2f94c0418d560267dc7e66444ba98a158accecb3ede0', NULL, '{"kind":"applied","wineId":"d1fde644-8548-4cf3-b261-284fe9ea9ae4","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 'dd8b6b03-5725-434f-95d1-77602259caed', 'db078fa2b2a32e005a733efc498e102201c7174d0c71bb8963acfec529f5dfea', NULL, '{"kind":"applied","wineId":"b38c3e33-d113-495c-a251-a52b657c790b","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 'e4d1b8fb-f71c-4a90-af7d-5e3c82edc7dd', 'fa529b9f7a54522a317050da53b3d67b6704711746d958b731c1f2c77de919eb', NULL, '{"kind":"applied","wineId":"9e9369ba-dee6-4d45-8ae0-c3331b8bba45","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 'e68f3e08-e909-4b38-9903-efe52bea699f', '8f0da9de32187cf26face340780de9c4865e62c896ce6c793f430f0380397d5f', NULL, '{"kind":"applied","wineId":"d4f83c95-e9a9-4143-9fd7-92f2b9839013","seq":6}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 'ed51ecb0-93c4-4621-9348-a9e618fc5ffc', '11b465994ed5303404761224e97f49b64150dcfdca0ad400567f4c06db8de638', '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"9a752078-a1ac-464b-ab44-e4ca2bea9c37","userId":"9c0a5567-8e01-4bd7-b108-997f162df48e","bottleId":"dff2bd87-eb9e-463c-8c07-7b43f324b492","isArchived":false}', '{"kind":"applied","wineId":"9a752078-a1ac-464b-ab44-e4ca2bea9c37","seq":23}', 23);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 'ee94e11f-027f-468d-81dd-2df936238c6b', '1d253de41a930a49ea7261f645a51778df182bf683cecc1e75c4c2263c378583', NULL, '{"kind":"applied","wineId":"de2389da-c0ad-4857-8481-b3d9657cbae5","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 'f27eda79-7f4b-4f70-b8ed-f09d476cc34f', 'de140ca473bf4658cec167ff0fb79352ff1ecb3d6fa5e7bcbbbdf3a317821276', NULL, '{"kind":"applied","wineId":"f054b0bb-d73b-431a-85d5-6097f6d123d2","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 'f44eacc9-a903-4d15-927e-4a3c94cea4a0', 'f10ea1f44553162da054c14824080645be627754de18e810236ac914afddc5df', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 'fe6756d8-42dc-4471-a9fb-ded20d8f329f', 'd68f6275cc003516bf15cd5f5c511a065f8db7b3118986fb7fe6ba7e32acd364', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"d4f83c95-e9a9-4143-9fd7-92f2b9839013","userId":"9c0a5567-8e01-4bd7-b108-997f162df48e","bottleId":"8c68da2c-a294-4239-ba47-8c5bcde60837","isArchived":true}', '{"kind":"applied","wineId":"d4f83c95-e9a9-4143-9fd7-92f2b9839013","seq":16}', 16);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('a321c1ad-de55-4844-ae22-20cecc5f9b36', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"e36095e1-69af-4187-98dd-b71dddeab31c","userId":"a321c1ad-de55-4844-ae22-20cecc5f9b36","bottleId":"95c1ad59-d705-4170-80e2-6e742a428ed1","isArchived":false}', '{"kind":"applied","wineId":"e36095e1-69af-4187-98dd-b71dddeab31c","seq":1}', 1);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('-wbjnUHm2NX4C6ZsKt0rSz2skSc9uTpNbBZUKNl2PMU', '9c0a5567-8e01-4bd7-b108-997f162df48e', 'f4ed285f-7647-42c5-af60-a2921f5e47cb', '', 1795366487610, 1795366487612, 1797958497612, 1810918487610);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('4EaVEQ_DCcjldpNDRnx_iUR1XlF6KNtn9nbRJ2WSF_M', '9c0a5567-8e01-4bd7-b108-997f162df48e', 'f83eb0c5-ce9b-4514-90a6-e2b5fd061f86', '', 1795366487545, 1795366487547, 1797958497547, 1810918487545);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('E72r2KNDuzihrb2UPwr_VK_eKnaG3umbQZYPbuGuM28', 'a321c1ad-de55-4844-ae22-20cecc5f9b36', '4803f1f9-7644-43ef-88e7-6bb44cafb51b', '', 1795366488745, 1795366488746, 1797958498746, 1810918488745);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('SxbodCMng-Y4wNKlTgMjtyDXr--pMh5vjouKIO5szgo', '9c0a5567-8e01-4bd7-b108-997f162df48e', 'b87d7c4b-10d1-4942-bfd9-e2bb917cbd0d', '', 1795366487674, 1795366487675, 1797958497675, 1810918487674);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('_DsyknwNCgx1GmhEFZd4BisD2S0IXAHrtfoem0KIYrk', '9c0a5567-8e01-4bd7-b108-997f162df48e', '11a4c9ad-19c2-4f95-ac85-8ce4b885fdab', '', 1795366487758, 1795366487760, 1797958497760, 1810918487758);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('vBt5Jw5RchkbMupXBvafFSji0NwWf0-m1T6s47zf7UU', '9c0a5567-8e01-4bd7-b108-997f162df48e', '08962346-3347-4fb6-a820-6c2b740e832e', '', 1795366487823, 1795366487826, 1797958497826, 1810918487823);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$Wwf3jN4K3rGlHPjQGMKqzg$7KG88dsQekUY1mBkyYAtUA6bFu7YAHAuXdLWJFypYlw', NULL, NULL, 23, 1795366485948, 15, 745, 23);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('a321c1ad-de55-4844-ae22-20cecc5f9b36', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$mzIHsngM9LZGhDVBSqx6uA$m9oq4HHuDJDm5uI7/Sacx6ueVhriEePtZ841NV+AtTA', NULL, NULL, 1, 1795366487284, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 1, 'b82735f0-b2e0-4243-afd4-57113c7b753c', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', '42bb1797-4e58-48af-8ddd-ef21faab25df', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 2, '9a752078-a1ac-464b-ab44-e4ca2bea9c37', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'dff2bd87-eb9e-463c-8c07-7b43f324b492', 4, NULL, 0, 0, 23, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 3, 'c44eb963-a96e-4d40-8c26-f6437c54c8e2', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', '0f812645-060b-421b-9ae8-3f79ffc3efc6', 6, NULL, 0, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 4, 'd1fde644-8548-4cf3-b261-284fe9ea9ae4', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'c9e42337-2f0c-43b5-84d6-ccfd6d0f9de1', 6, NULL, 0, 0, 4, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 5, 'aff3dc22-c369-47f7-8d9a-8d58cc616c82', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '4ef6e44b-dc13-4ae4-8e83-7dced700409e', 6, NULL, 0, 0, 5, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 6, 'd4f83c95-e9a9-4143-9fd7-92f2b9839013', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '8c68da2c-a294-4239-ba47-8c5bcde60837', 6, NULL, 1, 0, 16, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 7, '982ba62f-e556-49a9-8874-9dd790122ebf', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', 'dc5ee2ca-103c-477e-9cec-3e4ee6ee7377', 6, NULL, 0, 0, 7, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 8, 'de2389da-c0ad-4857-8481-b3d9657cbae5', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'ca1d8ccf-ddb1-4f9d-8ab2-d5aaf86c9344', 6, NULL, 0, 0, 8, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 9, '7dda3ffb-7fc4-4080-bef6-eb3abac8dc35', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', '3de6c2d1-03a7-4404-b50b-2d684fc33e05', 6, NULL, 0, 0, 21, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 10, '9e9369ba-dee6-4d45-8ae0-c3331b8bba45', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '94df17c9-af76-417a-a1b5-da24d9318a52', 6, NULL, 0, 0, 10, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 11, 'e6a9672c-20f5-473d-84c1-e52927e54450', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', 'b6793103-b5c0-4aa0-8528-63cbf9a24887', 5, NULL, 0, 0, 18, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 12, 'b38c3e33-d113-495c-a251-a52b657c790b', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '5cfc7bc8-e28d-4d8f-80f5-b7099fd1da0b', 5, NULL, 0, 0, 19, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 13, '47f47ac1-93bb-4cc2-b2fb-31958452000f', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '1ccbe325-300a-47fb-8ebf-b7619caa79d6', 0, NULL, 0, 0, 17, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 14, 'f054b0bb-d73b-431a-85d5-6097f6d123d2', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '82fd479a-67c0-43df-8eaf-695361597766', 6, '/objects/uploads/be48c7fd-6dac-4b79-93ae-62485023f4c5', 0, 0, 15, 1, 'Rioja DOCa', 'Viña Tondonia', 13.5, 2024, 2036, '["Geschenk","🍒"]', '["8410591000123"]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('9c0a5567-8e01-4bd7-b108-997f162df48e', 22, '32b08572-1e41-43a4-9e75-67925ecedc7f', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '8969d64a-5c36-40b8-87ff-19ccb1d8a841', 6, NULL, 0, 0, 22, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('a321c1ad-de55-4844-ae22-20cecc5f9b36', 1, 'e36095e1-69af-4187-98dd-b71dddeab31c', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '95c1ad59-d705-4170-80e2-6e742a428ed1', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
    UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes))
    WHERE id = NEW.user_id;
  END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) BEGIN
    UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes))) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)))
    WHERE id = NEW.user_id;
  END;
PRAGMA user_version = 10;
