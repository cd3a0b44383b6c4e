CREATE TABLE account_deletions (
    user_id TEXT PRIMARY KEY,
    token_hash TEXT UNIQUE,
    password_hash TEXT,
    requested_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    done_at INTEGER
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
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '18915a99-4afb-42d7-b4c6-6906c33bec9e', 1, 'e89a6c14-5052-438c-8e92-4a5ca6c2af83');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '51b53c4e-31c3-4a18-b699-7ac2eba75c52', 15, '801c3b6c-2716-45b7-b805-68e8ffdecfbe');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '51b53c4e-31c3-4a18-b699-7ac2eba75c52', 16, 'bee3d8c7-e013-4b60-a7b9-bf0aac6a21b1');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '51b53c4e-31c3-4a18-b699-7ac2eba75c52', 17, 'b63a94ae-e7af-4d98-9859-b36b84101b1f');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '6ab10f2d-7505-40c1-89da-a36f17c2e453', 6, 'bd8fbf8b-4eb6-41c5-a7e2-d1cdf56aedb6');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '6ab10f2d-7505-40c1-89da-a36f17c2e453', 7, '0ab12ca0-09c5-43a9-853f-3da758583758');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '75441290-1ee8-43c5-bafa-8ddde650d5c5', 2, 'a757d0f6-36d0-4661-a708-d24370c0a1d8');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'b16724d8-f26e-4849-a715-215a84f888ac', 1, 'd86e7c23-c16b-498b-9950-6a35f66d9515');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '18915a99-4afb-42d7-b4c6-6906c33bec9e', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '51b53c4e-31c3-4a18-b699-7ac2eba75c52', 17, 14);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '6ab10f2d-7505-40c1-89da-a36f17c2e453', 7, 5);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '75441290-1ee8-43c5-bafa-8ddde650d5c5', 2, 1);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'b16724d8-f26e-4849-a715-215a84f888ac', 1, 0);
INSERT INTO "meta" (key, value) VALUES ('epoch', '6ffb5c07-74e8-4f9c-8f3e-b158b6db6e90');
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('21a757bc-f104-48a1-8fbc-216ba9b7d72f', '2e94bbd9-41f4-4f68-9e11-cd886fb72f1d', 'finalized', 1795367929899, NULL, 503);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('50c338ca-9d15-49f2-8e9d-9e68b4cceb7a', 'b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'promised', 1795367932661, NULL, 0);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('87eedc75-f593-4e6c-af02-d0ca321985d1', '2e94bbd9-41f4-4f68-9e11-cd886fb72f1d', 'promised', 1795367929887, NULL, 0);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('a9786cd4-7bb4-49c0-9cfe-0c685da0514a', 'b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'finalized', 1795367924717, NULL, 503);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('DlIvfWxDG2XBQ-hgwkcYFczvDQpFBGZ4yT5UDmtC-EA', '2e94bbd9-41f4-4f68-9e11-cd886fb72f1d', 1795371534967);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('2e94bbd9-41f4-4f68-9e11-cd886fb72f1d', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"cf68f647-a9b4-43dd-a02a-7a62bebc27c3","userId":"2e94bbd9-41f4-4f68-9e11-cd886fb72f1d","bottleId":"4a28a309-7267-4c3a-95ab-7fcb32844fe4","isArchived":false}', '{"kind":"applied","wineId":"cf68f647-a9b4-43dd-a02a-7a62bebc27c3","seq":1}', 1);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '038ef53f-b93a-414c-ab49-6f833db84adc', 'e99ff3b17b4dc0bd5fe0c8e5d6ba06af38599c319eed4d2d7660d25d04f729ea', NULL, '{"kind":"applied","wineId":"527d1e67-5e42-42ab-9442-7c7d79228dad","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '06ead680-bc27-4672-b392-0e8eb681ac7b', '2a6ffb2e6c98941438f597af76399b7fe0fd951d770fa20c21bc6e2c5168b3dd', NULL, '{"kind":"applied","wineId":"16543da7-a8df-4817-ba86-71b7828efd0b","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '0ab12ca0-09c5-43a9-853f-3da758583758', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '177dab97-5244-4eef-91b8-b5330b405823', '65cc192bb0ed082bfa97c6665ee41f59a1c17e5070c2caceeb7d4f6f7bf81788', NULL, '{"kind":"applied","wineId":"5c5b951e-972e-4314-8233-ac02f963ae60","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '1a17e09f-b486-4ba4-8af4-0f5e28d519ea', '92e522392631e3caa70b56c93bc82bbb7da4ff194fbb84ff9f016edac2fee676', NULL, '{"kind":"applied","wineId":"414ee3a1-248f-489e-9bad-1b399e46fa1e","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '447b266d-f1b8-4368-8ec9-d9ef6fb32bd6', '6f3f7ae1f8f524e85819203cce02b3565cbc666d3c1aafffbd615d51a0e7e462', NULL, '{"kind":"applied","wineId":"9a937145-449e-45cb-b2b7-43a225b6bfd0","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '511f1b45-b00d-44ff-9802-1e80b4fc2a49', '060bc615b345caa61d03966d62d351398a95b414e6a22fc8f3b8602374be0cde', NULL, '{"kind":"applied","wineId":"20f1dfdd-ab58-4dd7-82b6-81eef0cdb9c8","missingPhoto":"/objects/uploads/ae380260-e86f-4261-a4ab-7113d3b97a01","seq":22}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '588a5576-4aca-4061-a5b7-606a478ab0fc', 'b608cba038090539d498bd27ca4d262b22cdcd1f324ec2868191c29d84a58345', NULL, '{"kind":"applied","wineId":"fd6287a4-50cd-4a93-a998-69f4ee01e3a1","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '658ba02e-2071-440e-93eb-8c0f3250e144', 'a0e0b98cf09c7f95b458af2f1075c03ecdd5002aa7c0fbc5f609ba4f80ca5e7a', NULL, '{"kind":"applied","wineId":"27f1f807-5ca5-406c-8184-8a7a2ec07786","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '7f0d42e5-7f49-4c8b-829d-a9db835d8b66', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '801c3b6c-2716-45b7-b805-68e8ffdecfbe', '0be18148c56411a2a29a2498eb342ab78d9c6096a736b9d1a6e6b964fe3f658b', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/a9786cd4-7bb4-49c0-9cfe-0c685da0514a","nonVintage":true,"appellation":"Rioja DOCa","designation":"Viña Tondonia","alcohol":13.5,"drinkFrom":2024,"drinkTo":2036,"tags":["Geschenk","🍒"],"barcodes":["8410591000123"],"id":"414ee3a1-248f-489e-9bad-1b399e46fa1e","userId":"b03a20ff-5ba1-443f-bdf5-3be01a4b7319","bottleId":"1208b212-cc9e-4185-ad7f-f0f66f4a043e","isArchived":false}', '{"kind":"applied","wineId":"414ee3a1-248f-489e-9bad-1b399e46fa1e","seq":15}', 15);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'a1d930df-3f04-4756-9787-079a6e2d6489', '6f0bbcaceeef5c660b0947985ac57ea28b2a31cbcdfc4fabb43e305141a22c76', NULL, '{"kind":"applied","wineId":"f59cdb34-fd77-4711-9ea1-efc3037f5dce","overwritten":{"region":"Gascony"},"decidedAt":1795367932632,"seq":21}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'a757d0f6-36d0-4661-a708-d24370c0a1d8', 'fbaffff753f0aff560d780afff029fd6554c93dc0e910df97c6f417f53618a7a', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'b63a94ae-e7af-4d98-9859-b36b84101b1f', '4cb85344e1fd633597652209a6ba3de04c432995ad7444885fb6d3a63847c28e', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"a3a4788d-c4d8-4ff2-b174-8e2b8eed5583","userId":"b03a20ff-5ba1-443f-bdf5-3be01a4b7319","bottleId":"1bc4182a-699c-4588-963b-e4a7f2cf5e56","isArchived":false}', '{"kind":"applied","wineId":"a3a4788d-c4d8-4ff2-b174-8e2b8eed5583","seq":17}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'bd8fbf8b-4eb6-41c5-a7e2-d1cdf56aedb6', 'acfb8a2a59184ac35e2c74250f064bbae4be5796eeaa91358ce7ece14dfb72e7', '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"0fb3a41e-89ab-4376-8c02-d4baac677e01","userId":"b03a20ff-5ba1-443f-bdf5-3be01a4b7319","bottleId":"3b3e6bdf-3a21-4056-8667-c86466d92e13","isArchived":false}', '{"kind":"applied","wineId":"0fb3a41e-89ab-4376-8c02-d4baac677e01","seq":23}', 23);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'bee3d8c7-e013-4b60-a7b9-bf0aac6a21b1', '31dbc95f14b744e2a37f025cf613ee60dffd3cd8e248970a33381178a26812cc', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"12e8a65b-9a0a-49ce-918e-a7f3e34906d2","userId":"b03a20ff-5ba1-443f-bdf5-3be01a4b7319","bottleId":"f2a791b6-bcf2-4b5b-b73e-d6c7c4678936","isArchived":true}', '{"kind":"applied","wineId":"12e8a65b-9a0a-49ce-918e-a7f3e34906d2","seq":16}', 16);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'c8d164b2-401b-47f5-8a3a-3b205cbd8754', '392a6ae8fb2afa534f2b6ce4e77955b9acbfabf9cb40c5f89b9bf7d3a4c6c4b3', NULL, '{"kind":"applied","wineId":"f59cdb34-fd77-4711-9ea1-efc3037f5dce","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'cdfc4152-7160-4879-81e9-893c6fbfe3db', '0f0a29c5d2822723315fdfe771d904fdbe12087d9c51570b45835dcf688739b0', NULL, '{"kind":"applied","wineId":"12e8a65b-9a0a-49ce-918e-a7f3e34906d2","seq":6}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'd3322261-6c3d-4e27-9dfd-dc28ba050587', 'a39dcbaddf8dbba90787a15ce5a9ce6056aa46d28454c025a69388fd5767d5cd', NULL, '{"kind":"applied","wineId":"0fb3a41e-89ab-4376-8c02-d4baac677e01","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'd86e7c23-c16b-498b-9950-6a35f66d9515', '400c3ab573c5217c6927f42f7b2af7ed3278dca1aa02674dcb247da8261819f5', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"9a937145-449e-45cb-b2b7-43a225b6bfd0","userId":"b03a20ff-5ba1-443f-bdf5-3be01a4b7319","bottleId":"b3210fed-869a-4509-a602-70500b8e91bd","isArchived":false}', '{"kind":"applied","wineId":"9a937145-449e-45cb-b2b7-43a225b6bfd0","seq":19}', 19);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'e5205ba5-bd88-40b7-997e-bc0db7aae6e0', '641bd31db7e2e262a1cb5f3411b15b132a4d98deeaf84ea45a89e9d82ddcf303', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'e89a6c14-5052-438c-8e92-4a5ca6c2af83', '423208e4d8cf1a31a02876b27fe27298adbb7a373190e75c42534b5636c9b77d', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"27f1f807-5ca5-406c-8184-8a7a2ec07786","userId":"b03a20ff-5ba1-443f-bdf5-3be01a4b7319","bottleId":"76cc2714-2139-4420-a83d-2a2fb7be518a","isArchived":false}', '{"kind":"applied","wineId":"27f1f807-5ca5-406c-8184-8a7a2ec07786","seq":18}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'e90e0564-f8ea-4f0d-a1a0-58d7b6be71f8', 'ccd4906da4d3575a6151b2c7cb767b047131e73897c970473012681bb875665d', NULL, '{"kind":"applied","wineId":"dafe1528-0e6b-4a38-87d0-3756a705a807","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'ef21f422-3b39-46c3-a00a-97a41414a490', '0c17ca11382e615f72fad429339445e8c60982eec899e9b480325c3e055f1e5b', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'f8684f37-35ae-4b9d-9799-1987bb67a760', '34816cf2c418825dcf770431fe47948b2161ee34ec53e5557d1d4265df186f76', NULL, '{"kind":"applied","wineId":"1505e23f-1385-46c0-9ab0-bdbe36f86781","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'fb21b015-3f43-436c-a6b6-9a0ff711a9c7', 'c8d88214987a6675e61ddc9a9bfb9754eb119a6088fdd53d84f243cd4bba18a8', NULL, '{"kind":"applied","wineId":"f59cdb34-fd77-4711-9ea1-efc3037f5dce","seq":20}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'fea3bb29-c496-4ae6-9986-325842626584', '8c1f9f852d8f21f950d6d61e3d36c831563ab2ccc556743da9a224c1587e6879', NULL, '{"kind":"applied","wineId":"a3a4788d-c4d8-4ff2-b174-8e2b8eed5583","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'fee1c718-b0f7-47cd-91d3-3be9e2a9f081', 'ede2136eb021f803be6908f7dae35ff0c8b603b2a59936531f1f238aea206128', NULL, '{"kind":"applied","wineId":"f79f8a3c-30df-46af-b749-65f878c1ead5","seq":3}', NULL);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('K4DKbV-qvDb4P5sLxyOFOqxOfMB_4F8U92zDdX068Tc', 'b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'f5853877-2457-4c0b-a3b8-fb13712daab3', '', 1795367931557, 1795367931558, 1797959941558, 1810919931557);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('Lh4KjVXqh5IDVUXtURj97AUKvWfSBXaH-uc3KwKjqJM', 'b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '79616289-4e69-4f0c-aeed-2dd689d8aea3', '', 1795367931989, 1795367931990, 1797959941990, 1810919931989);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('Pg_wemxu9cspfZnEdq3nN94hc6URKTJusBkhn6dvbiA', 'b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'c5af2baf-83c9-4a2a-8b10-d3efb081f5dd', '', 1795367932181, 1795367932189, 1797959942189, 1810919932181);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('SkfS7RiMtRThL23ynA3hpi1GklXPaazV0SCHwBZrWQg', 'b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '9a340560-9e2a-4e02-aa3a-4df370f7555f', '', 1795367931177, 1795367931193, 1797959941193, 1810919931177);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('iVlgZPhA-iPN6FYSlRPpiOvh9ONy-hgkf-yT5zcLRAM', 'b03a20ff-5ba1-443f-bdf5-3be01a4b7319', '9b653c7e-b420-453e-b0c1-10b6f213d57d', '', 1795367932407, 1795367932411, 1797959942411, 1810919932407);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('msiuEH5toQi9Gt9fFWSj2nyCOgsfnrVfUhEubKKPU2Y', '2e94bbd9-41f4-4f68-9e11-cd886fb72f1d', 'c6125461-be4e-4847-8f97-5b950dc0b37e', '', 1795367934956, 1795367934959, 1797959944959, 1810919934956);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$XihGl1jN+dvA3isiOpVLeg$B3QrImQX3qYU4BCkzv5C2SSkdlZL1ZlwjsqcV9Jl+mk', NULL, NULL, 23, 1795367924389, 15, 745, 23);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('2e94bbd9-41f4-4f68-9e11-cd886fb72f1d', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$yNvJ3PQ1gfx2+D56AckIHg$5apc7xfTKXPfQajZwQPzpN2IiSwOlMKCc1ZsoPoHqN4', NULL, NULL, 1, 1795367929828, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('2e94bbd9-41f4-4f68-9e11-cd886fb72f1d', 1, 'cf68f647-a9b4-43dd-a02a-7a62bebc27c3', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '4a28a309-7267-4c3a-95ab-7fcb32844fe4', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 1, 'fd6287a4-50cd-4a93-a998-69f4ee01e3a1', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', '1a70d95d-dd5a-4bb1-b27d-cfeb9751228c', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 2, '0fb3a41e-89ab-4376-8c02-d4baac677e01', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '3b3e6bdf-3a21-4056-8667-c86466d92e13', 4, NULL, 0, 0, 23, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 3, 'f79f8a3c-30df-46af-b749-65f878c1ead5', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', 'b634a975-25b6-4917-8d25-d6a94406bc3d', 6, NULL, 0, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 4, '527d1e67-5e42-42ab-9442-7c7d79228dad', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '55da58e3-163d-4373-bf11-8d2fb314e5ed', 6, NULL, 0, 0, 4, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 5, '16543da7-a8df-4817-ba86-71b7828efd0b', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', 'a6a89f12-3200-4834-8764-e8a8ac6038d3', 6, NULL, 0, 0, 5, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 6, '12e8a65b-9a0a-49ce-918e-a7f3e34906d2', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'f2a791b6-bcf2-4b5b-b73e-d6c7c4678936', 6, NULL, 1, 0, 16, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 7, '1505e23f-1385-46c0-9ab0-bdbe36f86781', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', '545c9821-9ca6-4828-876c-8854ab83851b', 6, NULL, 0, 0, 7, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 8, 'dafe1528-0e6b-4a38-87d0-3756a705a807', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '485054ed-92ce-4769-b7d4-4bff24825312', 6, NULL, 0, 0, 8, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 9, 'f59cdb34-fd77-4711-9ea1-efc3037f5dce', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', 'ff545c82-837f-44af-99f5-352817394114', 6, NULL, 0, 0, 21, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 10, '5c5b951e-972e-4314-8233-ac02f963ae60', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '3a0d46d3-392d-4a95-bb57-bf951a3fe916', 6, NULL, 0, 0, 10, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 11, '27f1f807-5ca5-406c-8184-8a7a2ec07786', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', '76cc2714-2139-4420-a83d-2a2fb7be518a', 5, NULL, 0, 0, 18, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 12, '9a937145-449e-45cb-b2b7-43a225b6bfd0', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'b3210fed-869a-4509-a602-70500b8e91bd', 5, NULL, 0, 0, 19, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 13, 'a3a4788d-c4d8-4ff2-b174-8e2b8eed5583', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '1bc4182a-699c-4588-963b-e4a7f2cf5e56', 0, NULL, 0, 0, 17, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 14, '414ee3a1-248f-489e-9bad-1b399e46fa1e', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '1208b212-cc9e-4185-ad7f-f0f66f4a043e', 6, '/objects/uploads/a9786cd4-7bb4-49c0-9cfe-0c685da0514a', 0, 0, 15, 1, 'Rioja DOCa', 'Viña Tondonia', 13.5, 2024, 2036, '["Geschenk","🍒"]', '["8410591000123"]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('b03a20ff-5ba1-443f-bdf5-3be01a4b7319', 22, '20f1dfdd-ab58-4dd7-82b6-81eef0cdb9c8', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '7a204744-36f5-430e-9ee3-71d84eeb6d1a', 6, NULL, 0, 0, 22, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
    UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes))
    WHERE id = NEW.user_id;
  END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) BEGIN
    UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes))) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)))
    WHERE id = NEW.user_id;
  END;
PRAGMA user_version = 11;
