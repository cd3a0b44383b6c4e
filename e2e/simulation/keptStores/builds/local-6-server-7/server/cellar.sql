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
    verdict TEXT NOT NULL,
    PRIMARY KEY (user_id, key)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE "sessions" (
    id_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    id TEXT NOT NULL UNIQUE,
    device TEXT NOT NULL,
    content TEXT NOT NULL,
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
  , wine_count INTEGER NOT NULL DEFAULT 0, wine_text INTEGER NOT NULL DEFAULT 0) STRICT;
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
    seq INTEGER NOT NULL,
    PRIMARY KEY (user_id, added),
    UNIQUE (user_id, id),
    UNIQUE (user_id, bottle_id),
    UNIQUE (user_id, seq)
  ) STRICT, WITHOUT ROWID;
CREATE INDEX email_undos_by_email ON email_undos (email_key);
CREATE INDEX email_undos_by_user ON email_undos (user_id);
CREATE INDEX objects_by_user ON objects (user_id, bytes);
CREATE INDEX reset_links_by_user ON reset_links (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX wines_by_photo ON wines (photo_url) WHERE photo_url IS NOT NULL;
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '5f934d94-fc57-4117-860a-4d37f4a146a3', 1, 'fc2f1a62-a593-45cd-bbf2-0ccf161c8459');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '7f61e19f-9bdf-40ad-97bd-61c9846e6f5a', 1, 'f7bb3c8d-b6c8-40ec-80df-79f8b0a2ec7e');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '8da0c865-118b-454b-bd47-8bd6b2b9357d', 5, '30fb129d-7556-4360-abc2-4fa9d6888759');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '8da0c865-118b-454b-bd47-8bd6b2b9357d', 6, '919f94d3-0e0d-4ae5-8151-951bc1266dd4');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '96d88b99-711d-46a2-9073-56c8384d8ece', 1, '7d18e94c-d0b6-4d87-a8ff-3c7b95eec99f');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '9fa66122-3c71-454b-b7fc-01339a5529c0', 15, 'f2b91c8d-25a6-4031-ba86-a44d8609e516');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '9fa66122-3c71-454b-b7fc-01339a5529c0', 16, 'b4067818-40b9-4b28-89a5-2a08f03d8d1d');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '9fa66122-3c71-454b-b7fc-01339a5529c0', 17, '41e1bba7-9ba6-4e49-90c1-f9189559038b');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '5f934d94-fc57-4117-860a-4d37f4a146a3', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '7f61e19f-9bdf-40ad-97bd-61c9846e6f5a', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '8da0c865-118b-454b-bd47-8bd6b2b9357d', 6, 4);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '96d88b99-711d-46a2-9073-56c8384d8ece', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '9fa66122-3c71-454b-b7fc-01339a5529c0', 17, 14);
INSERT INTO "meta" (key, value) VALUES ('epoch', '4f014345-fbe6-4241-890f-3f7b4d28f269');
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('1e59e26b-ce76-4da5-bdb2-83c0ae14d687', '37073768-e5c7-47a0-9d28-6926af761993', 'promised', 1795342913191, NULL, 10485760);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('67a6f79c-e520-40ab-9d51-b39848f098af', 'fc8f978f-8324-4e01-92b4-c6af2c28408d', 'promised', 1795342913889, NULL, 10485760);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('894977bb-0ead-49d6-ad8b-453de256d16e', 'fc8f978f-8324-4e01-92b4-c6af2c28408d', 'finalized', 1795342912053, NULL, 503);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('ff3e6120-28ad-467a-958f-d4e47cc0e483', '37073768-e5c7-47a0-9d28-6926af761993', 'finalized', 1795342913194, NULL, 503);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('yrOUeFTzjl_nmYoMvW4L_GBYgX8jlT6aRrfdeYN3l1k', '37073768-e5c7-47a0-9d28-6926af761993', 1795346514690);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('37073768-e5c7-47a0-9d28-6926af761993', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"693e2b1c-77f6-4746-b10f-75859ea939b0","userId":"37073768-e5c7-47a0-9d28-6926af761993","bottleId":"bbdde722-850c-4c12-a845-e8ba56247794","isArchived":false}', '{"kind":"applied","wineId":"693e2b1c-77f6-4746-b10f-75859ea939b0","seq":1}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '06625f35-823e-4a0f-8ebf-8e00a4f467cb', 'b9706a85bedd0355c1d7db95fcd0f3b5baa056f545815503eb11ef0ee247bd32', NULL, '{"kind":"applied","wineId":"a203a2b3-c488-48a9-a7b1-99b920b70b63","seq":1}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '2442e08a-cc44-45ff-ad8d-0b2310ac226e', 'a89c75e2d0f040997b19bddd6793a98d2338b0fe97f07e1ec018ab22f37530ea', NULL, '{"kind":"applied","wineId":"967f6dc4-a4fa-4e52-890a-da2eae45d009","seq":7}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '2b7434ea-cece-430a-ba24-a7bdab42fbd0', '94c79fb2c62c32951f7941fd37746195f68e9f533d05ad6af24753b551cfc6ab', NULL, '{"kind":"applied","wineId":"e666a75e-ecf9-4d42-81d1-2fcd9a2e0bec","overwritten":{"region":"Gascony"},"decidedAt":1795342913865,"seq":21}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '2dad5eda-d3ba-4b6f-a662-f75aeb4d7125', 'acb7d6744df63e8000fcec754163118375d6401a003394a0012788bf0a958d7f', NULL, '{"kind":"applied","wineId":"801dfdf2-3d11-47df-a4c2-d7094eb2c91c","seq":12}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '30fb129d-7556-4360-abc2-4fa9d6888759', 'f13c21a6cbc0c3f14facef78c4cb161f6662e55640edd4be1de9efb47dd31480', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":5,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Barolo: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"a203a2b3-c488-48a9-a7b1-99b920b70b63","userId":"fc8f978f-8324-4e01-92b4-c6af2c28408d","bottleId":"bdd0dea4-103a-40b6-994d-a3813934556c","isArchived":false}', '{"kind":"applied","wineId":"a203a2b3-c488-48a9-a7b1-99b920b70b63","seq":23}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '41e1bba7-9ba6-4e49-90c1-f9189559038b', 'c8aa9649fc0cb1de766f88786491982ac36981e1ceacacb0d3b9d5c01bd7c763', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"4d252d6a-2130-4b04-a5b4-0e745e824950","userId":"fc8f978f-8324-4e01-92b4-c6af2c28408d","bottleId":"fd9d89f8-d122-4fd4-9b34-6ecaae00d9f4","isArchived":false}', '{"kind":"applied","wineId":"4d252d6a-2130-4b04-a5b4-0e745e824950","seq":17}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '53d71980-bfb1-4052-9c58-3f0068a1edce', 'eccc7c92fd727f9e0ae14e7ca74a558409217b4fd9844be2078ab32fd826761f', NULL, '{"kind":"applied","wineId":"c57baacd-6af1-4e67-a95a-4a8050864aa4","seq":6}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '5595f647-753b-4bae-b728-cbfdc9990362', '68895698d7234512ff4bb74f76d54d319d819cbe028ba73218b4cd797b070524', NULL, '{"kind":"applied","wineId":"9b4b9c27-311a-4e1f-81ee-b3efd2075097","seq":8}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '59757023-cb90-4aa5-b91c-1d221b96237a', '7d1819688c11e71590b93b090484c7ac9fd92aea027580303fdf46fe688d60d8', NULL, '{"kind":"applied","wineId":"e5e891f7-0249-4c24-8f7e-5bb98edd3d62","missingPhoto":"/objects/uploads/8e922bf6-bdc3-4ed0-8706-15338c370dd7","seq":22}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '5ace5a47-53b0-4142-bf0f-2f53d65a71fb', '521fe78a5180c61dc71a684567238af8c8f537fadd9617b7868be12a32eedd67', NULL, '{"kind":"applied","wineId":"f2a5ce9e-f1f1-4fa8-85f6-b6381100adf7","seq":2}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '61910b58-54ce-4469-a70c-be19903f2f5c', '9a8cf6a8adf7e84ef08f17496d54800d788465750143b874df3f50cf4bedb76c', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '62388f0b-59c4-45a1-a1cb-70db3c871f69', 'aa4a6a2f96a0b93ec2e457595de64e3ddaa64410af2b1c279313fe6fbf1ecf9f', NULL, '{"kind":"applied","wineId":"5ece9729-3954-41b2-a2cf-13fdf4628181","seq":14}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '768d8478-e7c6-4b15-9191-c8397d99e6ed', '73c6543ef2a7a0849fdf64268bf7fafe7f6519000f3b3d10fb5c0ae013e52e11', NULL, '{"kind":"applied","wineId":"4d252d6a-2130-4b04-a5b4-0e745e824950","seq":13}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '7d18e94c-d0b6-4d87-a8ff-3c7b95eec99f', '1e8a459e405f1741d32f7f2ae06458e088e2cb566978372996578948be62f70a', '{"name":"Madiran","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Gascony","notes":"Madiran: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"e666a75e-ecf9-4d42-81d1-2fcd9a2e0bec","userId":"fc8f978f-8324-4e01-92b4-c6af2c28408d","bottleId":"7db000d8-1d2a-475a-961c-ba4af730a850","isArchived":false}', '{"kind":"applied","wineId":"e666a75e-ecf9-4d42-81d1-2fcd9a2e0bec","seq":20}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '8c194fc0-c432-4fe2-87bb-523a34253955', '64eeff20de5c663a7d7357927c742f7cf08a162eb9886a19e1e873ae59f8ac39', NULL, '{"kind":"applied","wineId":"7ab3fc95-a004-4f29-8392-2da8d4130220","seq":5}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '8ec1911e-16f7-4ee2-be32-6eb3bdbeb1b0', 'a221eb486e36bb42840b14f91d52f9718cd748012b52fed869c9830bbfe9ec38', NULL, '{"kind":"applied","wineId":"9f64e5f7-7c0d-44fb-8a3b-a8c1acf0fe46","seq":3}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', '919f94d3-0e0d-4ae5-8151-951bc1266dd4', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 'a3e378ae-341e-42de-b599-2af2b65b72c7', '4e7483dcab74c7e1f4a7ade82ef47353fe28d005bcf7e268edf131b3a2ab1529', NULL, '{"kind":"applied","wineId":"dfd16b6d-20dd-4d4a-b712-6f78f8ea6ad3","seq":11}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 'b4067818-40b9-4b28-89a5-2a08f03d8d1d', 'aaec4458bb226109ff702c31ec519aef05a8fcc705f1db37cf7faf1c258ed4b2', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"c57baacd-6af1-4e67-a95a-4a8050864aa4","userId":"fc8f978f-8324-4e01-92b4-c6af2c28408d","bottleId":"a6cbb549-3136-4a49-b118-e3160f78ea4c","isArchived":true}', '{"kind":"applied","wineId":"c57baacd-6af1-4e67-a95a-4a8050864aa4","seq":16}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 'cbd1aaf7-17a6-4f50-984c-9aec9b5490fd', '40cafef53b1493ab474d8d94b1f92a240734fe7f48beeaa3a3265c80f77e11c6', NULL, '{"kind":"applied","wineId":"e666a75e-ecf9-4d42-81d1-2fcd9a2e0bec","seq":9}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 'cd38c165-cf7d-4260-be68-359a49356710', '7b758f5ce11be92a0aff8e2c7e54c587148bc534369cfa2ba6a03de6f2d85195', NULL, '{"kind":"applied","wineId":"8a1ffa98-8c86-4aa9-8efc-f571a2a715a5","seq":10}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 'dbd61851-d3fc-494b-b67f-985e8b918fcc', '322f57c87cd3acbc3fa606daa8459fb684b41255cdff9d51bc1f78c5059b64c3', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 'e5cb1800-9a6f-498d-953b-92da6a84c37a', '048ecd550ee5d8377db38d8f09f43fb6f999272ca0213dbaea3e8c873605f0c8', NULL, '{"kind":"applied","wineId":"59b13b8d-3dbf-46f1-b80b-c50afb925985","seq":4}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 'f2b91c8d-25a6-4031-ba86-a44d8609e516', '136e5128d40faea5f7dc979f4dcb11f593f5606c6e36b3b2aae6f03f28dba6dd', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/894977bb-0ead-49d6-ad8b-453de256d16e","id":"5ece9729-3954-41b2-a2cf-13fdf4628181","userId":"fc8f978f-8324-4e01-92b4-c6af2c28408d","bottleId":"4f5d6201-6715-43bb-880f-e99d2dede8cb","isArchived":false}', '{"kind":"applied","wineId":"5ece9729-3954-41b2-a2cf-13fdf4628181","seq":15}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 'f7bb3c8d-b6c8-40ec-80df-79f8b0a2ec7e', '9f8c88c80e52e145bba5499777d2f8f5beac06b6dccb10ae310fd350a7034c63', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"801dfdf2-3d11-47df-a4c2-d7094eb2c91c","userId":"fc8f978f-8324-4e01-92b4-c6af2c28408d","bottleId":"b5f8a193-a091-43ec-8793-2970b86c5de0","isArchived":false}', '{"kind":"applied","wineId":"801dfdf2-3d11-47df-a4c2-d7094eb2c91c","seq":19}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 'fc2f1a62-a593-45cd-bbf2-0ccf161c8459', '18917d77a39f7ea9f9a1f6a27c469f2427b48df71dffec29476e5c1eef13a3b7', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"dfd16b6d-20dd-4d4a-b712-6f78f8ea6ad3","userId":"fc8f978f-8324-4e01-92b4-c6af2c28408d","bottleId":"a16a387f-74ff-4309-bd81-47d0286d259f","isArchived":false}', '{"kind":"applied","wineId":"dfd16b6d-20dd-4d4a-b712-6f78f8ea6ad3","seq":18}');
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('Azk6GwCu0iVL5BzoJGvztHcO9BZYqCkVE6dIyMINPC0', 'fc8f978f-8324-4e01-92b4-c6af2c28408d', 'ff86c3a7-5cfc-4a09-b0f9-b5189df873df', '', '{"userId":"fc8f978f-8324-4e01-92b4-c6af2c28408d","_expire":1797934913787,"_maxAge":2592000000}', 1795342913786, 1795342913787, 1797934923787, 1810894913786);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('H4lLoLacrxxdbpW2pDRh8L9GXcvJb0mQZ_T7FNDUp8I', 'fc8f978f-8324-4e01-92b4-c6af2c28408d', '7e05d8c2-c570-4ca3-b6a4-10480eca6dfb', '', '{"userId":"fc8f978f-8324-4e01-92b4-c6af2c28408d","_expire":1797934913460,"_maxAge":2592000000}', 1795342913458, 1795342913460, 1797934923460, 1810894913458);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('LsAc9ZO5c5Bz1aGNUELRMs6JJPA3SdoS1icb1SI-IQ4', 'fc8f978f-8324-4e01-92b4-c6af2c28408d', '52f6a8b5-8fef-44c9-ba81-483016c24497', '', '{"userId":"fc8f978f-8324-4e01-92b4-c6af2c28408d","_expire":1797934913545,"_maxAge":2592000000}', 1795342913544, 1795342913545, 1797934923545, 1810894913544);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('VY2ljrrMgRzxrfeCXzZyoow2NSuel47aCRbhYHXTMoM', 'fc8f978f-8324-4e01-92b4-c6af2c28408d', '5db9bed1-70b1-4d59-8ec6-d4423a39b61c', '', '{"userId":"fc8f978f-8324-4e01-92b4-c6af2c28408d","_expire":1797934913710,"_maxAge":2592000000}', 1795342913709, 1795342913710, 1797934923710, 1810894913709);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('d1WRhDw0CZgIrgNDLsPGGMxtHgSrAvb9sG2b8nxwGBw', 'fc8f978f-8324-4e01-92b4-c6af2c28408d', '71091d9c-eb49-4277-b9d9-915d8349e4db', '', '{"userId":"fc8f978f-8324-4e01-92b4-c6af2c28408d","_expire":1797934913623,"_maxAge":2592000000}', 1795342913619, 1795342913623, 1797934923623, 1810894913619);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('kycPPX9NlDykSfrF_IuPRzzWXAgoLwTCbRBEK__9-lI', '37073768-e5c7-47a0-9d28-6926af761993', '8bdaba34-0328-4987-af31-8eb57833a56f', '', '{"userId":"37073768-e5c7-47a0-9d28-6926af761993","_expire":1797934914685,"_maxAge":2592000000}', 1795342914683, 1795342914685, 1797934924685, 1810894914683);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$oJC9r+zQFqST9NtwMJs7uw$2to78DhJ3CR7qWCWT89TyECTnKIotwGLFdoGgd/u09I', NULL, NULL, 23, 1795342911879, 15, 689);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text) VALUES ('37073768-e5c7-47a0-9d28-6926af761993', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$zs318l293zJcSWTZ9S+oPA$57FCS7hLA44L7LgeQKF2Ec/6C9Q8K1k//ie5KphMKuA', NULL, NULL, 1, 1795342913179, 1, 33);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('37073768-e5c7-47a0-9d28-6926af761993', 1, '693e2b1c-77f6-4746-b10f-75859ea939b0', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'bbdde722-850c-4c12-a845-e8ba56247794', 6, NULL, 0, 0, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 1, 'a203a2b3-c488-48a9-a7b1-99b920b70b63', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', 'bdd0dea4-103a-40b6-994d-a3813934556c', 5, NULL, 0, 0, 23);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 2, 'f2a5ce9e-f1f1-4fa8-85f6-b6381100adf7', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'cb919ed7-385c-4d44-a4ce-82663e2d7cf6', 6, NULL, 0, 0, 2);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 3, '9f64e5f7-7c0d-44fb-8a3b-a8c1acf0fe46', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', '1d88c041-6271-4aec-8c2e-9333d835cb26', 6, NULL, 0, 0, 3);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 4, '59b13b8d-3dbf-46f1-b80b-c50afb925985', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'ef04c61a-34f1-402d-8023-d5a53f127ab1', 6, NULL, 0, 0, 4);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 5, '7ab3fc95-a004-4f29-8392-2da8d4130220', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '0c9b2a2f-3d11-4cdf-8291-81671a436fb9', 6, NULL, 0, 0, 5);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 6, 'c57baacd-6af1-4e67-a95a-4a8050864aa4', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'a6cbb549-3136-4a49-b118-e3160f78ea4c', 6, NULL, 1, 0, 16);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 7, '967f6dc4-a4fa-4e52-890a-da2eae45d009', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', '1fee64a5-dc3d-4db4-ba79-0bc27703c076', 6, NULL, 0, 0, 7);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 8, '9b4b9c27-311a-4e1f-81ee-b3efd2075097', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'f3af9796-8ef8-4870-8e37-b1d92fda2e81', 6, NULL, 0, 0, 8);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 9, 'e666a75e-ecf9-4d42-81d1-2fcd9a2e0bec', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', '7db000d8-1d2a-475a-961c-ba4af730a850', 6, NULL, 0, 0, 21);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 10, '8a1ffa98-8c86-4aa9-8efc-f571a2a715a5', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '830dae30-c85c-4bbc-8dda-7e09f4b75bf9', 6, NULL, 0, 0, 10);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 11, 'dfd16b6d-20dd-4d4a-b712-6f78f8ea6ad3', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', 'a16a387f-74ff-4309-bd81-47d0286d259f', 5, NULL, 0, 0, 18);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 12, '801dfdf2-3d11-47df-a4c2-d7094eb2c91c', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'b5f8a193-a091-43ec-8793-2970b86c5de0', 5, NULL, 0, 0, 19);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 13, '4d252d6a-2130-4b04-a5b4-0e745e824950', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', 'fd9d89f8-d122-4fd4-9b34-6ecaae00d9f4', 0, NULL, 0, 0, 17);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 14, '5ece9729-3954-41b2-a2cf-13fdf4628181', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '4f5d6201-6715-43bb-880f-e99d2dede8cb', 6, '/objects/uploads/894977bb-0ead-49d6-ad8b-453de256d16e', 0, 0, 15);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('fc8f978f-8324-4e01-92b4-c6af2c28408d', 22, 'e5e891f7-0249-4c24-8f7e-5bb98edd3d62', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '9a773a5d-a38f-472c-a3c6-1b3db4d4f45d', 6, NULL, 0, 0, 22);
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
    UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0)
    WHERE id = NEW.user_id;
  END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) BEGIN
    UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0)) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0))
    WHERE id = NEW.user_id;
  END;
PRAGMA user_version = 7;
