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
  ) STRICT, WITHOUT ROWID;
CREATE TABLE results (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    status INTEGER NOT NULL,
    body TEXT,
    verdict TEXT NOT NULL,
    PRIMARY KEY (user_id, key)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE sessions (
    id_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    content TEXT NOT NULL,
    expires_at INTEGER NOT NULL
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
  ) STRICT;
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
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX wines_by_photo ON wines (photo_url) WHERE photo_url IS NOT NULL;
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '3b8ab575-779e-47dc-961b-1f7867410218', 15, 'c050f8f0-0809-442c-93d8-40d373ad88c7');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '3b8ab575-779e-47dc-961b-1f7867410218', 16, 'c0b10519-9c61-4f49-887a-4f90a74d4c24');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '3b8ab575-779e-47dc-961b-1f7867410218', 17, '8d34d7fd-3e65-48bc-9800-e2d6c6fff48d');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '58879cba-9e0a-42b1-88c8-57fd7e16adb4', 1, '8dcc7569-83ee-4a57-ad9d-b64a7825e4b8');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'a255798f-c518-4b5c-b856-c69fcd8534f6', 1, '6d761337-28e2-4666-82cb-77bdcdd4f561');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'aee5da45-98dd-4c45-969e-945b1f551205', 4, '409295ed-fbe5-48a5-bfbb-d624f0d67832');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'aee5da45-98dd-4c45-969e-945b1f551205', 5, '16521924-9d58-4654-9f3d-bb705ea324b7');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'aee5da45-98dd-4c45-969e-945b1f551205', 6, '10e65c0f-b982-4dc0-bda7-888027a59390');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'bb2f8cf5-a0f6-4e4d-b62a-f815b4199acd', 1, 'e68c421b-48e0-4783-9d18-41559b913533');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '3b8ab575-779e-47dc-961b-1f7867410218', 17, 14);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '58879cba-9e0a-42b1-88c8-57fd7e16adb4', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'a255798f-c518-4b5c-b856-c69fcd8534f6', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'aee5da45-98dd-4c45-969e-945b1f551205', 6, 3);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'bb2f8cf5-a0f6-4e4d-b62a-f815b4199acd', 1, 0);
INSERT INTO "meta" (key, value) VALUES ('epoch', '8796be35-db03-416a-b468-22ae3be13742');
INSERT INTO "objects" (id, user_id, state, created_at, unused_since) VALUES ('1d8baea1-40d4-435a-958c-8c0ff994c26e', 'befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'finalized', 1795330525943, NULL);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since) VALUES ('36d0bb92-bdc5-49e8-a168-0b6cdb23f9bb', 'befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'promised', 1795330529527, NULL);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since) VALUES ('983f5284-b245-438a-802f-b1880724da70', '278a1644-8373-4270-b4e5-4af521d2ae3a', 'finalized', 1795330527742, NULL);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since) VALUES ('eb05f6f6-0c42-4b66-be7f-15a850ae7ecd', '278a1644-8373-4270-b4e5-4af521d2ae3a', 'promised', 1795330527719, NULL);
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('278a1644-8373-4270-b4e5-4af521d2ae3a', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', 201, '{"name":"Barolo","vintage":2016,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","producer":"Brezza","notes":null,"photoUrl":null,"quantity":6,"id":"c78f55c1-2aca-4ab5-9522-126c7119ee9b","userId":"278a1644-8373-4270-b4e5-4af521d2ae3a","bottleId":"346b5489-5378-4e2d-96fb-a563f1e260eb","isArchived":false}', '{"kind":"applied","wineId":"c78f55c1-2aca-4ab5-9522-126c7119ee9b","seq":1}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '10e65c0f-b982-4dc0-bda7-888027a59390', 'af33a38774d0db9e0209151ff7ae833e7bef96de63fa6d81e898fb04c9341e22', 200, '{"name":"Cornas","vintage":2016,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","producer":"Brezza","notes":null,"photoUrl":null,"quantity":4,"id":"8a1afa6a-5f9b-495e-8693-ca5356757a59","userId":"befa22fd-fdae-4fb5-8ce4-5ddaa82993cd","bottleId":"c7a53910-664d-4017-9f68-64f4e980733d","isArchived":false}', '{"kind":"applied","wineId":"8a1afa6a-5f9b-495e-8693-ca5356757a59","seq":23}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '16521924-9d58-4654-9f3d-bb705ea324b7', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', 200, NULL, '{"kind":"skipped"}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '1d596a22-60ca-4024-adb7-3fb2121c4684', 'c3ee94667db79fb0e4a6b9e451eff88e909a2a4af640073c459703357ffe560b', 201, NULL, '{"kind":"applied","wineId":"156a85ef-01f5-4f4c-bbfe-c4c40a3cccf4","seq":11}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '22329840-ede7-43d1-bc72-df99997a5901', '175212b07f1ab0c44d441d97ea3adc0c0671000923584814b2eb23630d7fbff1', 201, NULL, '{"kind":"applied","wineId":"bd30e0b4-1d52-4110-838f-61af78ee6230","seq":4}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '2b50f8a4-9b36-48d5-98c0-a8d0eac3e189', '5cd39b4b06c151916d0ca210ff90b4c764b094dafe4cdd272955459fc5791143', 201, NULL, '{"kind":"applied","wineId":"d9b4fbc9-6140-412d-9d28-0ac34978ae32","seq":6}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '2e145b9b-85a2-46f2-931c-e94a4cc33d7b', '722a4ff2f3d1d4514a3931f1fb9a26d2e09748e87f0d553e9d87ea9050868004', 201, NULL, '{"kind":"applied","wineId":"d8e6f97c-b02b-478d-ba84-23343946db83","seq":12}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '32b42726-ec12-4fe1-be73-4ce12f045a04', '2cf675da382b0e6c1d77682606f58201c053f186aec0a3ab4b13d279169ed744', 201, NULL, '{"kind":"applied","wineId":"55a954e7-7ca3-4df7-bcb0-b6bce542cda2","seq":8}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '384d7770-6569-4a6f-b316-27cabd02efc3', 'd0abb80c33764ff6378d99e6b0158a703cfd3cfd6110b68bbbbe7237b4e93e9b', 201, NULL, '{"kind":"applied","wineId":"9186862b-6c8e-4e36-83a0-6ddd355f1ade","seq":13}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '409295ed-fbe5-48a5-bfbb-d624f0d67832', 'fa3ea4edbc2065e952bc6074d8a8d450f9396e77d235ac006ddacc1a260ce184', 200, '{"name":"Barolo","vintage":2016,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","producer":"Brezza","notes":"Barolo: Leder, „Kirsche“, 🍒","photoUrl":null,"quantity":5,"id":"ed4793bd-8af1-4dda-9e90-a6921143101d","userId":"befa22fd-fdae-4fb5-8ce4-5ddaa82993cd","bottleId":"a9bf34f6-45d9-4586-901b-2a87c9228074","isArchived":false}', '{"kind":"applied","wineId":"ed4793bd-8af1-4dda-9e90-a6921143101d","seq":22}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '442110c5-6616-488f-a71f-994f10f15723', '47ae11f3864d9298f5e7be0a02bcb625738ef4c3111f82e300aaad5eb2fe7fa0', 201, NULL, '{"kind":"applied","wineId":"8a1afa6a-5f9b-495e-8693-ca5356757a59","seq":2}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '554ed56a-14e4-4753-84d6-ce2bb7c7c806', '9764aea8eee84f09e7e2cf11b529861f80ea726a3bfdb473c7c664a3b688adf8', 201, NULL, '{"kind":"applied","wineId":"122250db-68d2-4a89-acfa-2f62a72cb5dc","seq":7}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '5f117629-e000-4398-add1-724db36e5431', '7f6b235cc0958b3413b75382021e5c37abb36f7a4155b29d83a777e6eb2a6211', 201, NULL, '{"kind":"applied","wineId":"ed4793bd-8af1-4dda-9e90-a6921143101d","seq":1}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '5f235b9e-6c38-4f30-9a05-2c0db47b75b1', '3a5a303f1a32a156e903c724fe8d5aca9eb27f6837990943eed90c250d9d1cc9', 201, NULL, '{"kind":"applied","wineId":"f9d5887d-e29e-4471-bc93-54c4456f1248","seq":5}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '6d17e6f1-66d4-45fe-bec2-e4d72553d3f9', '837aeef8b4dd44064f61baa38732ee379440e86153d8a10a1896a06c4525962e', 201, NULL, '{"kind":"applied","wineId":"06a5f911-6b9b-4042-aa18-826ff8213dd6","seq":3}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '6d761337-28e2-4666-82cb-77bdcdd4f561', '3e398a4c6792d627075ef1d6666eeacb643ef674c673064035d0ce96fa3dc272', 200, '{"name":"Marsala","vintage":2016,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","producer":"Brezza","notes":null,"photoUrl":null,"quantity":5,"id":"d8e6f97c-b02b-478d-ba84-23343946db83","userId":"befa22fd-fdae-4fb5-8ce4-5ddaa82993cd","bottleId":"24e421cd-b3db-4e1a-aa49-8481899da47f","isArchived":false}', '{"kind":"applied","wineId":"d8e6f97c-b02b-478d-ba84-23343946db83","seq":19}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '8d34d7fd-3e65-48bc-9800-e2d6c6fff48d', '88198485573f2776c71d3512f6b7c902ce228be27e338f2dab1be3eccf79242e', 200, '{"name":"Retsina","vintage":2016,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","producer":"Brezza","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"quantity":0,"id":"9186862b-6c8e-4e36-83a0-6ddd355f1ade","userId":"befa22fd-fdae-4fb5-8ce4-5ddaa82993cd","bottleId":"42aaaea5-7ddf-4fdc-8abd-e10584f53e92","isArchived":false}', '{"kind":"applied","wineId":"9186862b-6c8e-4e36-83a0-6ddd355f1ade","seq":17}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '8dcc7569-83ee-4a57-ad9d-b64a7825e4b8', '7dc0bf7b64533f31386303cefe2bc10020e27c2d5b97a4f84b0f1ef03c82eade', 200, '{"name":"Jerez","vintage":2016,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","producer":"Brezza","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"quantity":5,"id":"156a85ef-01f5-4f4c-bbfe-c4c40a3cccf4","userId":"befa22fd-fdae-4fb5-8ce4-5ddaa82993cd","bottleId":"3fb8ab55-5285-42a4-80aa-2967d603b42a","isArchived":false}', '{"kind":"applied","wineId":"156a85ef-01f5-4f4c-bbfe-c4c40a3cccf4","seq":18}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'b17cccf9-bc7b-4f3c-b9cd-d8103f1c99bf', '1247471ef1b82ef051c7e21978d22d17973215c4dcd20e7fa55f036812eb16f7', 404, NULL, '{"kind":"refused","refusal":{"status":404,"code":"not_found","error":"Wine not found"}}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'b5bf05a8-638d-4ee5-bd15-cdb01f13b8a9', '55bfa500688e684341c7bc4c8b320b90d8d1850b0e06a8686fef201b6660f464', 201, NULL, '{"kind":"applied","wineId":"618c74c7-1fd1-464c-ba6e-66e406033824","seq":10}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'c050f8f0-0809-442c-93d8-40d373ad88c7', '815121a1b58b97e485bd352fd0ab683fcfb178fb9d6dc4318017382560c901f5', 200, '{"name":"Rioja","vintage":2016,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","producer":"Brezza","notes":null,"photoUrl":"/objects/uploads/1d8baea1-40d4-435a-958c-8c0ff994c26e","quantity":6,"id":"5b52a8d9-89bb-4619-a689-4383b4eb90d9","userId":"befa22fd-fdae-4fb5-8ce4-5ddaa82993cd","bottleId":"bd6af3fb-0a5f-47bb-9737-9c161a6f4581","isArchived":false}', '{"kind":"applied","wineId":"5b52a8d9-89bb-4619-a689-4383b4eb90d9","seq":15}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'c0b10519-9c61-4f49-887a-4f90a74d4c24', 'f316a9a70cb612eda6f8aaede924563ec72b9d91105e6d057b695f636fc57ac3', 200, '{"name":"Tokaji","vintage":2016,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","producer":"Brezza","notes":null,"photoUrl":null,"quantity":6,"id":"d9b4fbc9-6140-412d-9d28-0ac34978ae32","userId":"befa22fd-fdae-4fb5-8ce4-5ddaa82993cd","bottleId":"d6cede29-d9f8-4f16-aa38-846f8642fbfb","isArchived":true}', '{"kind":"applied","wineId":"d9b4fbc9-6140-412d-9d28-0ac34978ae32","seq":16}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'c5548b48-a4e8-4517-9960-5f25240d2c40', '06851e991ffa5f3413d81a48dc8641c5e15f41cdadb2873a2c8bb55a0a4bce0c', 201, NULL, '{"kind":"applied","wineId":"5b52a8d9-89bb-4619-a689-4383b4eb90d9","seq":14}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'ce9c7f72-8bf9-434e-ab47-2bd8c5f48785', 'cf5b783e5aeaa1250610ceb7d8b8c86f1709236c492680006d70f8ddc328971b', 201, NULL, '{"kind":"applied","wineId":"2ad88748-746e-4727-affd-82e33ec981e2","seq":9}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'e5fe879f-cccc-49c7-a5d8-43b8f9a407d7', '1795ece324ce761da8d28884cc65265c83e32530be01ad9f9690d92356edfae5', 400, NULL, '{"kind":"refused","refusal":{"status":400,"code":"invalid","error":"Vintage must be 2026 or earlier","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'e68c421b-48e0-4783-9d18-41559b913533', 'df128c53b1787d5adc4268d73ac4c62acb51c6068fc68514c1e8b4f07d7716e9', 200, '{"name":"Madiran","vintage":2016,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Gascony","producer":"Brezza","notes":"Madiran: Leder, „Kirsche“, 🍒","photoUrl":null,"quantity":6,"id":"2ad88748-746e-4727-affd-82e33ec981e2","userId":"befa22fd-fdae-4fb5-8ce4-5ddaa82993cd","bottleId":"591566ef-4d8d-4a70-9aa5-037f5a43e264","isArchived":false}', '{"kind":"applied","wineId":"2ad88748-746e-4727-affd-82e33ec981e2","seq":20}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'ea67eca8-8a51-4e4f-80d4-c76b16395d40', '5cfa26966846ad407ed4b6fb8f276f00392f9df07bbedaea5a0726f602a8a8ab', 200, NULL, '{"kind":"applied","wineId":"2ad88748-746e-4727-affd-82e33ec981e2","overwritten":{"region":"Gascony"},"seq":21}');
INSERT INTO "sessions" (id_hash, user_id, content, expires_at) VALUES ('E-V8HDqXjwO3ctGSJ_fq0dj2cKAQY_N3xSzRWe5Preg', 'befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '{"userId":"befa22fd-fdae-4fb5-8ce4-5ddaa82993cd","_expire":1797922528409,"_maxAge":2592000000}', 1797922538409);
INSERT INTO "sessions" (id_hash, user_id, content, expires_at) VALUES ('GoOiUg_dUne879k77fpNoFQ2UJGPPSQxNNuvMFC6_U8', 'befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '{"userId":"befa22fd-fdae-4fb5-8ce4-5ddaa82993cd","_expire":1797922528821,"_maxAge":2592000000}', 1797922538821);
INSERT INTO "sessions" (id_hash, user_id, content, expires_at) VALUES ('dQ6th1OKfDZxpTov86k729C71cAJ_NcdzpYzkraAGw8', '278a1644-8373-4270-b4e5-4af521d2ae3a', '{"userId":"278a1644-8373-4270-b4e5-4af521d2ae3a","_expire":1797922529942,"_maxAge":2592000000}', 1797922539942);
INSERT INTO "sessions" (id_hash, user_id, content, expires_at) VALUES ('gFXJlHqkd4rORfH2Bd66fxz0YzxlALR0gbPehHB5VxM', 'befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '{"userId":"befa22fd-fdae-4fb5-8ce4-5ddaa82993cd","_expire":1797922528970,"_maxAge":2592000000}', 1797922538970);
INSERT INTO "sessions" (id_hash, user_id, content, expires_at) VALUES ('lc1vHFH8MXdTX5kmJEQyk0bKepe4CQ1jZ4Fcuioeat8', 'befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '{"userId":"befa22fd-fdae-4fb5-8ce4-5ddaa82993cd","_expire":1797922528589,"_maxAge":2592000000}', 1797922538589);
INSERT INTO "sessions" (id_hash, user_id, content, expires_at) VALUES ('oo284gxf19Ul4eWFaBfsgNLOsQcpPiU72B2YXJaebAk', 'befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', '{"userId":"befa22fd-fdae-4fb5-8ce4-5ddaa82993cd","_expire":1797922529140,"_maxAge":2592000000}', 1797922539140);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$aKBEvUAwP+iKxHVCQxRzBg$8ujQ4Vo1lRd0XCCOiEMapSwVzEp1nxWv6VEgUcHik+c', NULL, NULL, 23, 1795330525482);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at) VALUES ('278a1644-8373-4270-b4e5-4af521d2ae3a', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$6zE3FT93Xsr4RLhoPhXCpQ$b0wZhhIWBy9JBE1V9GSobQCHVyPgy8qUGlboco0rocI', 'H0XeBsXnG3M9OprLGVD-wYlWixO9RODhNn3Vyz3c3ks', 1795334129948, 1, 1795330527685);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('278a1644-8373-4270-b4e5-4af521d2ae3a', 1, 'c78f55c1-2aca-4ab5-9522-126c7119ee9b', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '346b5489-5378-4e2d-96fb-a563f1e260eb', 6, NULL, 0, 0, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 1, 'ed4793bd-8af1-4dda-9e90-a6921143101d', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', 'a9bf34f6-45d9-4586-901b-2a87c9228074', 5, NULL, 0, 0, 22);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 2, '8a1afa6a-5f9b-495e-8693-ca5356757a59', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'c7a53910-664d-4017-9f68-64f4e980733d', 4, NULL, 0, 0, 23);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 3, '06a5f911-6b9b-4042-aa18-826ff8213dd6', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', 'eaac1b5e-93c0-4017-b8f2-1cf3fceeab5e', 6, NULL, 0, 0, 3);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 4, 'bd30e0b4-1d52-4110-838f-61af78ee6230', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '21c7d8fb-d5f1-40cf-b5d1-4cd1853d544e', 6, NULL, 0, 0, 4);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 5, 'f9d5887d-e29e-4471-bc93-54c4456f1248', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', 'f3b46cc5-d6f9-4586-8291-63035ad45f7b', 6, NULL, 0, 0, 5);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 6, 'd9b4fbc9-6140-412d-9d28-0ac34978ae32', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'd6cede29-d9f8-4f16-aa38-846f8642fbfb', 6, NULL, 1, 0, 16);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 7, '122250db-68d2-4a89-acfa-2f62a72cb5dc', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', '5bae2906-82a5-4e8d-93fe-c3388764e14c', 6, NULL, 0, 0, 7);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 8, '55a954e7-7ca3-4df7-bcb0-b6bce542cda2', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'c427ae93-ee97-4dec-924e-a0c164de16c5', 6, NULL, 0, 0, 8);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 9, '2ad88748-746e-4727-affd-82e33ec981e2', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', '591566ef-4d8d-4a70-9aa5-037f5a43e264', 6, NULL, 0, 0, 21);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 10, '618c74c7-1fd1-464c-ba6e-66e406033824', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '0f26109f-4a93-4af5-8627-fb28483bb154', 6, NULL, 0, 0, 10);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 11, '156a85ef-01f5-4f4c-bbfe-c4c40a3cccf4', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', '3fb8ab55-5285-42a4-80aa-2967d603b42a', 5, NULL, 0, 0, 18);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 12, 'd8e6f97c-b02b-478d-ba84-23343946db83', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '24e421cd-b3db-4e1a-aa49-8481899da47f', 5, NULL, 0, 0, 19);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 13, '9186862b-6c8e-4e36-83a0-6ddd355f1ade', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '42aaaea5-7ddf-4fdc-8abd-e10584f53e92', 0, NULL, 0, 0, 17);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('befa22fd-fdae-4fb5-8ce4-5ddaa82993cd', 14, '5b52a8d9-89bb-4619-a689-4383b4eb90d9', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'bd6af3fb-0a5f-47bb-9737-9c161a6f4581', 6, '/objects/uploads/1d8baea1-40d4-435a-958c-8c0ff994c26e', 0, 0, 15);
PRAGMA user_version = 2;
