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
    seq INTEGER NOT NULL,
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
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '297a410c-0880-42c5-a033-1c3db40949b0', 15, 'e49f5895-8126-4ab1-b928-8082e7be3730');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '297a410c-0880-42c5-a033-1c3db40949b0', 16, '85f01c8a-0538-4f0c-b9d2-cbf0590cc42c');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '297a410c-0880-42c5-a033-1c3db40949b0', 17, 'd17a1a5a-8e44-454d-bcef-721a84dfa737');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '2f9fc5dc-facd-441e-afe9-f3470a3de7a8', 1, 'bdcc7e0e-bb64-46f4-8fac-aee34491c926');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '615c76f1-cb63-4174-a4fa-60bbcf1d53c8', 1, '10cb86f0-5ab8-4fd6-b84a-08ce80d0a410');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '8dcdbc7c-42b8-4e90-bad4-9d38bea71064', 1, '901a28b6-1ace-4e0e-b78e-be3839c2c4b1');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 'fb4881a7-28f8-4b9c-a077-cf50661e42ef', 5, '7708b798-2796-4707-9771-088cce4725f4');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 'fb4881a7-28f8-4b9c-a077-cf50661e42ef', 6, '1102056c-1162-4a60-86a5-ff8f1eb6fabe');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '297a410c-0880-42c5-a033-1c3db40949b0', 17, 14);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '2f9fc5dc-facd-441e-afe9-f3470a3de7a8', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '615c76f1-cb63-4174-a4fa-60bbcf1d53c8', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '8dcdbc7c-42b8-4e90-bad4-9d38bea71064', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 'fb4881a7-28f8-4b9c-a077-cf50661e42ef', 6, 4);
INSERT INTO "meta" (key, value) VALUES ('epoch', 'de591040-576e-4414-9c6b-7dc5ea9a534e');
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('0eb35a52-b931-45d1-a178-8efe642bc900', '44693811-83cf-44ae-b5d0-fe0ae999a505', 'finalized', 1795344464657, NULL, 503);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('18a4d9ea-46b9-415e-b9fb-af0db8e6a068', '44693811-83cf-44ae-b5d0-fe0ae999a505', 'promised', 1795344468141, NULL, 0);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('58b63999-d017-4790-bb44-8189f6400fa6', '52f49ff5-349e-4041-a8b6-27fd232f6cf5', 'finalized', 1795344466623, NULL, 503);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('7f732768-bb2e-4787-ba61-e4226a25b67f', '52f49ff5-349e-4041-a8b6-27fd232f6cf5', 'promised', 1795344466611, NULL, 0);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('LL4tzfLOp_uLSkgkjqLyQNOkDg3867gOocHPsrAODCY', '52f49ff5-349e-4041-a8b6-27fd232f6cf5', 1795348069164);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '01f20890-9056-4f5b-8919-24ee9d3f69fd', 'f690108995af494010f662fe256422e96e6775f5075962edb57fd9076b564cd4', NULL, '{"kind":"applied","wineId":"dfa67b2b-37a9-4c1c-98c6-3ab941650e4d","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '10cb86f0-5ab8-4fd6-b84a-08ce80d0a410', 'c3ffd5f00ed8a8ebdc7993f4ae57d8ff4f9de0782bc13ae1decc9f9fa91a4bbe', '{"name":"Madiran","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Gascony","notes":"Madiran: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"406d2857-ce5a-40dc-a2e4-fbaec3cc9f74","userId":"44693811-83cf-44ae-b5d0-fe0ae999a505","bottleId":"37b0a1da-c248-4c38-a6a6-2a589098d5d5","isArchived":false}', '{"kind":"applied","wineId":"406d2857-ce5a-40dc-a2e4-fbaec3cc9f74","seq":20}', 20);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '1102056c-1162-4a60-86a5-ff8f1eb6fabe', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '11e3357f-af41-4efc-8128-40ebb7ee9ba0', 'de3488f252c65e8d147a820c792c5b030c8c0068c819cc05e9065b0785b92e59', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '28684f6b-f974-4df0-b39b-3950bf4d0ba0', '589c205d560d7513fa34ef3eeb6a3f3d90e9d8ccf83509a8ce5b75c1209f5b81', NULL, '{"kind":"applied","wineId":"920de3da-1fe6-4c20-9af0-f09858d3bf03","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '2e602d05-826a-42b5-a36c-9513e821f669', '2c5631c2b7e84915655fbf987987dfdb7dd40e9a8536790bff7b9651b3b55903', NULL, '{"kind":"applied","wineId":"a6333d41-34e6-4029-8c95-1f9409fde847","missingPhoto":"/objects/uploads/6b2073a7-98a7-4b63-8f3c-33d53dbe506c","seq":22}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '4f001eff-b42d-4da9-bf26-18a6c1e950db', '8b1453a4b85d3885367f3cf9593233166c75809112ccc34f7db282f14635a40b', NULL, '{"kind":"applied","wineId":"f258a7f3-f958-4c53-b5be-ea7f6cd8deeb","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '6587e58b-e656-495c-8ce3-af8f6648c1c0', 'dacb337f9a9272ab68d03f5b9e2c3dc459332cadb9e7447d945fc3bc32818e39', NULL, '{"kind":"applied","wineId":"4d7640ad-1da9-4583-a408-f49fa40f0ba7","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '729698e1-f66e-4bf8-959d-6a17430df3df', 'eeab1344c05101ef6ada30ea1725bfd445321fd27a4d8e0678b6aa84f6dcaa36', NULL, '{"kind":"applied","wineId":"a9d68dbe-3dfd-4fe6-8f5a-e6fef58907af","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '7708b798-2796-4707-9771-088cce4725f4', '158bd28446ea6682fdd81552028e4e3bb8624c1b32189c31dbb133db4e369060', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":5,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Barolo: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"31294c57-858c-4ac5-8c0b-02e2bbe08b29","userId":"44693811-83cf-44ae-b5d0-fe0ae999a505","bottleId":"86a374a8-848c-4d5a-92e5-028174a064be","isArchived":false}', '{"kind":"applied","wineId":"31294c57-858c-4ac5-8c0b-02e2bbe08b29","seq":23}', 23);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '7b597e2e-c11e-44fe-a8a6-f62d476dfb2c', 'd599d85c17af3bd33264005545af3be2d8e0ebecdc23231f2dc43e0b9f41b4b4', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '85f01c8a-0538-4f0c-b9d2-cbf0590cc42c', '7a37f7a8db0f63b19d6a696593fdb88f4649a1999c50df5d9f00cc2affcd9426', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"4e4236a8-8199-4816-8af9-5560c30efb39","userId":"44693811-83cf-44ae-b5d0-fe0ae999a505","bottleId":"b3306147-4b72-4f28-87ca-5c7886961976","isArchived":true}', '{"kind":"applied","wineId":"4e4236a8-8199-4816-8af9-5560c30efb39","seq":16}', 16);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '901a28b6-1ace-4e0e-b78e-be3839c2c4b1', '09867bd64d4c69e215a87e5ff67f541f73db0194890082d37096f794b47e47e5', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"bbfd4d36-44e0-49dc-af3d-c0b13a5bcb08","userId":"44693811-83cf-44ae-b5d0-fe0ae999a505","bottleId":"fddb2bee-32d6-4e30-a392-c081cdfd58f7","isArchived":false}', '{"kind":"applied","wineId":"bbfd4d36-44e0-49dc-af3d-c0b13a5bcb08","seq":19}', 19);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '92d08371-8ec9-4980-a5c2-3e416f94094e', '747e76aa7c4625b8759f047876e3a6f6bd62868010913df7119c33d549ef266b', NULL, '{"kind":"applied","wineId":"31294c57-858c-4ac5-8c0b-02e2bbe08b29","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', '94facdb1-769c-4665-ae04-f4588e1410f1', '281420dcfb0816b9bf14f12e63b59606e3c81ec4335e777e04014b4421df44a6', NULL, '{"kind":"applied","wineId":"bbfd4d36-44e0-49dc-af3d-c0b13a5bcb08","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 'a0bcf4c9-c601-408f-83c5-7326d39ae2f3', 'f9ae1510b7c5179d2ae0d58e7aee62d7b02a38e75ccae81d999a7edca46dc864', NULL, '{"kind":"applied","wineId":"4e4236a8-8199-4816-8af9-5560c30efb39","seq":6}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 'b573824b-3fc4-4c33-a235-c9e9e267512f', '6932b1e954a0b79d51efa6d724af9cb5412a04ae5a7ec36323119ef3b0f19dfe', NULL, '{"kind":"applied","wineId":"ce9a6be3-46ba-47b9-bd11-7d99f0f86e69","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 'bdcc7e0e-bb64-46f4-8fac-aee34491c926', '3344250ca89266c426600443b9c76dc0d67ab03cfc43c28845f42c6250f5cbfb', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"3d5693ed-524c-4388-98ec-94beba91865d","userId":"44693811-83cf-44ae-b5d0-fe0ae999a505","bottleId":"fd4896fd-bca6-4d79-9276-e174924ff4a6","isArchived":false}', '{"kind":"applied","wineId":"3d5693ed-524c-4388-98ec-94beba91865d","seq":18}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 'd17a1a5a-8e44-454d-bcef-721a84dfa737', '24fc9bc5b8fc73710a2ac6a89eb39b94b2052ac57c11e9322b065a336b8f2d7c', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"5af3264b-af5e-41c9-9318-7489f8011a36","userId":"44693811-83cf-44ae-b5d0-fe0ae999a505","bottleId":"1df8856e-46a2-422b-92e1-137ff10a078b","isArchived":false}', '{"kind":"applied","wineId":"5af3264b-af5e-41c9-9318-7489f8011a36","seq":17}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 'd86f9539-53dc-4f0f-9545-77fdbd45f943', '2a21a816d3587455cba7e31e19663b5cf823c0bd6bb4eb13d21ce8b22e7cf825', NULL, '{"kind":"applied","wineId":"ca46c3a9-390c-4eaf-8547-5ea09bb35bde","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 'd9c4cb5c-0342-4309-b230-9ff2bf4ee956', 'bd6bd669a1f91ad5c042c137da3ab0f8a4df8e52a6ea9b1da19a7c8ca45532c5', NULL, '{"kind":"applied","wineId":"5af3264b-af5e-41c9-9318-7489f8011a36","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 'e49f5895-8126-4ab1-b928-8082e7be3730', '85acd6cf010f7afbe0fd75ef515c3a667aea8f417053404834936e2b08a5c3ae', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/0eb35a52-b931-45d1-a178-8efe642bc900","id":"a9d68dbe-3dfd-4fe6-8f5a-e6fef58907af","userId":"44693811-83cf-44ae-b5d0-fe0ae999a505","bottleId":"6806750a-f5b0-470d-8086-d135f1aacb1b","isArchived":false}', '{"kind":"applied","wineId":"a9d68dbe-3dfd-4fe6-8f5a-e6fef58907af","seq":15}', 15);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 'ec5eb604-a738-4e08-8bf2-7e7562ac8f55', 'b41d27a75a45fa9b66b294da569b4d8280078c05bc3aa8c193b46ce912890939', NULL, '{"kind":"applied","wineId":"406d2857-ce5a-40dc-a2e4-fbaec3cc9f74","overwritten":{"region":"Gascony"},"decidedAt":1795344468117,"seq":21}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 'ee9d8423-a9c6-43e4-959d-3e08f950dfc6', 'bb3f412a109f2ddaf1652c20ceda15051502b4e7ddec964907c770684c9bcc2a', NULL, '{"kind":"applied","wineId":"9ea788ca-04e7-4550-b570-7b09c5edb9dd","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 'f8ce9d77-92dd-4649-8db4-af0f16f7cfd4', 'f8febc107a087771a24242663d7823fb0b3e270060d4ba638d7c7ea70de5a4cf', NULL, '{"kind":"applied","wineId":"406d2857-ce5a-40dc-a2e4-fbaec3cc9f74","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 'ffb33fcd-6094-46e1-8384-b023a39ccae2', '1d372a98f9e5e889481e355fd90216e6bb04d358322b2890df31850007a7e2e3', NULL, '{"kind":"applied","wineId":"3d5693ed-524c-4388-98ec-94beba91865d","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('52f49ff5-349e-4041-a8b6-27fd232f6cf5', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"3c09fb05-b8ec-4372-8879-2c920c055290","userId":"52f49ff5-349e-4041-a8b6-27fd232f6cf5","bottleId":"f1598396-5241-4432-90e0-01afb45a4e9f","isArchived":false}', '{"kind":"applied","wineId":"3c09fb05-b8ec-4372-8879-2c920c055290","seq":1}', 1);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('3ilOet26rezhDBSV8pjBdBUV_t1TJyhwDxGPVpJ1vRU', '44693811-83cf-44ae-b5d0-fe0ae999a505', '94426ea2-1d75-41c1-8365-148cad9d0b12', '', 1795344467789, 1795344467793, 1797936477793, 1810896467789);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('8BEg-vix1bxR5uUSJbHYZaEPfFb26TVffYg8HWm5Ocw', '44693811-83cf-44ae-b5d0-fe0ae999a505', 'bda65b16-1147-47ee-a311-ecd5b6de1b39', '', 1795344467602, 1795344467605, 1797936477605, 1810896467602);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('EZ3uBEg2ZuK_l1g01VO3WtGPf11Hu8H-TDsXoTBX2Gk', '44693811-83cf-44ae-b5d0-fe0ae999a505', 'f6399417-9f1e-43d6-a8d7-f61bf49e64df', '', 1795344467911, 1795344467912, 1797936477912, 1810896467911);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('WOFK1IzOXVo5B2KJAi04mWhJSS2xaEx2XHmDPgDrprs', '44693811-83cf-44ae-b5d0-fe0ae999a505', '6b500b88-cade-4f3c-bc8a-8bf2dd849fe1', '', 1795344467227, 1795344467237, 1797936477237, 1810896467227);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('f-OkZaLufvi_83wMk5-8HfnK3WOscUEOB53IG8sExsc', '44693811-83cf-44ae-b5d0-fe0ae999a505', '95df5753-57fc-4146-a01b-178284cd963b', '', 1795344467485, 1795344467486, 1797936477486, 1810896467485);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('r7_hdppDIOMKJVORTsZzUsQApf0mxiv35iVudou1caw', '52f49ff5-349e-4041-a8b6-27fd232f6cf5', 'e3a64cc6-6335-4ca7-8737-6512ab3e1dde', '', 1795344469149, 1795344469155, 1797936479155, 1810896469149);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$zPuuOaOlzuyyguM+cUZiIA$BgVXYP7i/t+SmwLWyzU66dL7e2lZdP5F1XLeauAdJ7E', NULL, NULL, 23, 1795344464286, 15, 689, 23);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('52f49ff5-349e-4041-a8b6-27fd232f6cf5', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$u8gs/pxH+HgKZKTDrO9WGw$lMdQTubViNrNka16CYvO2MxJTHBXRWPbysu+SxVP/q0', NULL, NULL, 1, 1795344466568, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 1, '31294c57-858c-4ac5-8c0b-02e2bbe08b29', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', '86a374a8-848c-4d5a-92e5-028174a064be', 5, NULL, 0, 0, 23);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 2, '920de3da-1fe6-4c20-9af0-f09858d3bf03', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '9b8c2e40-db68-4a51-bbf9-e1c95fd22869', 6, NULL, 0, 0, 2);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 3, 'f258a7f3-f958-4c53-b5be-ea7f6cd8deeb', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', 'ba27698a-2189-43d9-9823-0a346f67105b', 6, NULL, 0, 0, 3);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 4, '4d7640ad-1da9-4583-a408-f49fa40f0ba7', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '00b8a07c-b9a2-4f19-86c5-7322a4d2dc77', 6, NULL, 0, 0, 4);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 5, 'dfa67b2b-37a9-4c1c-98c6-3ab941650e4d', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', 'bebc7c2f-4774-48f3-9075-e3c506b9acd5', 6, NULL, 0, 0, 5);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 6, '4e4236a8-8199-4816-8af9-5560c30efb39', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'b3306147-4b72-4f28-87ca-5c7886961976', 6, NULL, 1, 0, 16);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 7, '9ea788ca-04e7-4550-b570-7b09c5edb9dd', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', '078b5e58-a47e-463f-a774-ce9ae8e2c8ce', 6, NULL, 0, 0, 7);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 8, 'ca46c3a9-390c-4eaf-8547-5ea09bb35bde', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '4c6e441f-876b-4323-81b5-a96310605635', 6, NULL, 0, 0, 8);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 9, '406d2857-ce5a-40dc-a2e4-fbaec3cc9f74', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', '37b0a1da-c248-4c38-a6a6-2a589098d5d5', 6, NULL, 0, 0, 21);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 10, 'ce9a6be3-46ba-47b9-bd11-7d99f0f86e69', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'fa59a48f-a9c4-4213-a711-d907f2986c70', 6, NULL, 0, 0, 10);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 11, '3d5693ed-524c-4388-98ec-94beba91865d', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', 'fd4896fd-bca6-4d79-9276-e174924ff4a6', 5, NULL, 0, 0, 18);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 12, 'bbfd4d36-44e0-49dc-af3d-c0b13a5bcb08', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'fddb2bee-32d6-4e30-a392-c081cdfd58f7', 5, NULL, 0, 0, 19);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 13, '5af3264b-af5e-41c9-9318-7489f8011a36', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '1df8856e-46a2-422b-92e1-137ff10a078b', 0, NULL, 0, 0, 17);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 14, 'a9d68dbe-3dfd-4fe6-8f5a-e6fef58907af', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '6806750a-f5b0-470d-8086-d135f1aacb1b', 6, '/objects/uploads/0eb35a52-b931-45d1-a178-8efe642bc900', 0, 0, 15);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('44693811-83cf-44ae-b5d0-fe0ae999a505', 22, 'a6333d41-34e6-4029-8c95-1f9409fde847', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '20c3bd27-ed43-4bb7-a5c1-eec49a0c7b00', 6, NULL, 0, 0, 22);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('52f49ff5-349e-4041-a8b6-27fd232f6cf5', 1, '3c09fb05-b8ec-4372-8879-2c920c055290', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'f1598396-5241-4432-90e0-01afb45a4e9f', 6, NULL, 0, 0, 1);
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
    UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0)
    WHERE id = NEW.user_id;
  END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) BEGIN
    UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0)) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0))
    WHERE id = NEW.user_id;
  END;
PRAGMA user_version = 9;
