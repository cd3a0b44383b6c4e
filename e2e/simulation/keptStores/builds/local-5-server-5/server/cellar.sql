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
    status INTEGER NOT NULL,
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
CREATE INDEX email_undos_by_email ON email_undos (email_key);
CREATE INDEX email_undos_by_user ON email_undos (user_id);
CREATE INDEX reset_links_by_user ON reset_links (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX wines_by_photo ON wines (photo_url) WHERE photo_url IS NOT NULL;
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '4868b1cf-e90c-453a-8e00-5606a18ab019', 5, '1a07ebbc-2813-4ad9-9683-b26090d80310');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '4868b1cf-e90c-453a-8e00-5606a18ab019', 6, '63d5b03f-e26a-4413-b894-b3cb3d39f94c');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '4868b1cf-e90c-453a-8e00-5606a18ab019', 7, '0b320e93-f974-4700-a727-ea0941af10cc');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '72648145-50de-470f-a665-36d37a49c6d8', 15, 'fe0c91f4-4dfe-4640-9326-7a594bb81ac7');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '72648145-50de-470f-a665-36d37a49c6d8', 16, '1929537f-1f9b-4f4d-b2ac-c6360a818b89');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '72648145-50de-470f-a665-36d37a49c6d8', 17, '5c2a35b0-e2de-4c88-9efb-c8e70a6bc95f');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '81c205a1-4ed3-40c1-9507-fd7ddcd6304f', 1, '50782334-d4ea-4687-910e-e8ad0cbc9ee4');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 'a72d5412-22c1-4036-a01c-0290911d40ca', 1, '6d950027-a844-4e18-bef1-172778757ef6');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 'c2faa573-8904-4301-9751-5c6d20884416', 1, 'a78bb389-cbfd-436c-8c90-2319454f57b7');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '4868b1cf-e90c-453a-8e00-5606a18ab019', 7, 4);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '72648145-50de-470f-a665-36d37a49c6d8', 17, 14);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '81c205a1-4ed3-40c1-9507-fd7ddcd6304f', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 'a72d5412-22c1-4036-a01c-0290911d40ca', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 'c2faa573-8904-4301-9751-5c6d20884416', 1, 0);
INSERT INTO "meta" (key, value) VALUES ('epoch', '37c0fb4b-834e-43af-ba2d-2b252d4bcd55');
INSERT INTO "objects" (id, user_id, state, created_at, unused_since) VALUES ('5c8c40c9-a670-4c9a-a71a-1b2a123bde45', 'a1802eec-0956-4454-8ec0-3cb3ad4b2777', 'promised', 1795334015061, NULL);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since) VALUES ('8d27fdc1-6cd0-4ce5-9f54-47d7c3824ebf', '18e61152-d283-49b0-b168-c9113e0ec4e0', 'promised', 1795334012675, NULL);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since) VALUES ('a5f41c9f-4332-4301-9d93-815908a3947a', '18e61152-d283-49b0-b168-c9113e0ec4e0', 'finalized', 1795334012677, NULL);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since) VALUES ('beb90b35-0b8d-4f98-8bd6-d3a4254fc707', 'a1802eec-0956-4454-8ec0-3cb3ad4b2777', 'finalized', 1795334010607, NULL);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('dx5jc44hlDVXiHPOaZ5qkhFeleltKPjyZQdW8TZA6W8', '18e61152-d283-49b0-b168-c9113e0ec4e0', 1795337616304);
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('18e61152-d283-49b0-b168-c9113e0ec4e0', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', 201, '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"cf3d94fd-84e1-430e-be2d-00a585d3c021","userId":"18e61152-d283-49b0-b168-c9113e0ec4e0","bottleId":"3603707a-4dc6-4c1d-9736-7adedbf6d1bd","isArchived":false}', '{"kind":"applied","wineId":"cf3d94fd-84e1-430e-be2d-00a585d3c021","seq":1}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '07f83fd9-cc7e-4727-85a1-f1712670617e', '0db767274a8b58550129e18469aaf1a86ef891d830bec6ad231babe4b10befeb', 404, NULL, '{"kind":"refused","refusal":{"status":404,"code":"not_found","error":"Wine not found"}}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '0b320e93-f974-4700-a727-ea0941af10cc', '1850f58e79a8b7534111d836154b72faa8b24061a71a6f88bee6b7df45b4d125', 200, '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"ed538f1d-a171-4044-85b2-7a07a3534e76","userId":"a1802eec-0956-4454-8ec0-3cb3ad4b2777","bottleId":"b4efccfa-9a38-41ad-87f2-3f63fed697c1","isArchived":false}', '{"kind":"applied","wineId":"ed538f1d-a171-4044-85b2-7a07a3534e76","seq":24}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '1929537f-1f9b-4f4d-b2ac-c6360a818b89', 'b594e90c044ebb1d6fc25bd6d682a274640e3ab47cac59ee7008cbdac33dedaa', 200, '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"4752dff5-5c27-493e-914f-ae0e785691e9","userId":"a1802eec-0956-4454-8ec0-3cb3ad4b2777","bottleId":"5992c95d-c7a9-4e99-bf54-f34e428deeb6","isArchived":true}', '{"kind":"applied","wineId":"4752dff5-5c27-493e-914f-ae0e785691e9","seq":16}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '1a07ebbc-2813-4ad9-9683-b26090d80310', '947ac6c20b836399cae502331332f364bf9e3f4cfd4a016fe37a19ae2aa9a01f', 200, '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":5,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Barolo: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"624bb21c-6665-4314-84b0-1b013e1e2719","userId":"a1802eec-0956-4454-8ec0-3cb3ad4b2777","bottleId":"c27700e5-b800-4b5f-bb47-182647ca0a88","isArchived":false}', '{"kind":"applied","wineId":"624bb21c-6665-4314-84b0-1b013e1e2719","seq":23}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '29264a48-03e3-453a-a7c4-1b421a0d6e1b', '3bd8962ead5d1df03dae19c1714e08135199fdb7716834c2f192895c67bf1275', 201, NULL, '{"kind":"applied","wineId":"23384667-e37f-4087-a83f-399417e1980c","seq":14}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '3556f759-13d5-4caa-8c4d-3b2ff62d14f7', '665de3300c4c19da526f1a234023e9ecc4b50adc665bed637ea4ec5157d6b522', 201, NULL, '{"kind":"applied","wineId":"ed538f1d-a171-4044-85b2-7a07a3534e76","seq":2}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '50782334-d4ea-4687-910e-e8ad0cbc9ee4', '5a0903e186c3924a2ca5b747a55657f637c1396850a992e063fdfadcf04db3d7', 200, '{"name":"Madiran","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Gascony","notes":"Madiran: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"251b7fd5-09c3-4ba0-8c3f-6670c05a4a36","userId":"a1802eec-0956-4454-8ec0-3cb3ad4b2777","bottleId":"25737831-da62-4822-ad61-39a7ecdd5094","isArchived":false}', '{"kind":"applied","wineId":"251b7fd5-09c3-4ba0-8c3f-6670c05a4a36","seq":20}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '5765bf67-f5b5-4270-93fa-b85ea21f629d', '333a8a4ca4be7003200033b83ac02ce21c0c201f5551e0780628a2105e85e1b0', 201, NULL, '{"kind":"applied","wineId":"624bb21c-6665-4314-84b0-1b013e1e2719","seq":1}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '5a591123-f02f-42d6-8db5-7dccc9d7e19a', '1dc9355c1f7854ff887fe4f6be4fd70d3d71e651328086d42931444ef249b7a9', 201, NULL, '{"kind":"applied","wineId":"dd2983b5-3216-40e8-ab0b-05ceb8adb9ec","seq":4}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '5c2a35b0-e2de-4c88-9efb-c8e70a6bc95f', 'aca914fb89ed957a90e7a0f45ae79edda9cf88e027acae2410ea8d288060c9e5', 200, '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"1a5bd2b4-5963-4769-aa83-447460192e0d","userId":"a1802eec-0956-4454-8ec0-3cb3ad4b2777","bottleId":"9c71be06-48ab-4abf-a18d-478e910659cc","isArchived":false}', '{"kind":"applied","wineId":"1a5bd2b4-5963-4769-aa83-447460192e0d","seq":17}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '63d5b03f-e26a-4413-b894-b3cb3d39f94c', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', 200, NULL, '{"kind":"skipped"}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '69e16a04-2bf9-43b5-a6be-5f5556b2d00d', '671eebe6756f417fb87c1741ce403707971ed2bdfc7a6da498ae61f261d8aacd', 400, NULL, '{"kind":"refused","refusal":{"status":400,"code":"invalid","error":"Vintage must be 2026 or earlier","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '6d950027-a844-4e18-bef1-172778757ef6', 'dc27e10e14eecd7ca2241175e52ce3ea7d6fb81933e9db0ffed6a98b7d40a10c', 200, '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"371f7d58-5640-4582-af2a-6f96a7632878","userId":"a1802eec-0956-4454-8ec0-3cb3ad4b2777","bottleId":"a31839fe-ab90-471c-a7de-ccf59e2d7c32","isArchived":false}', '{"kind":"applied","wineId":"371f7d58-5640-4582-af2a-6f96a7632878","seq":18}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '6ec37c48-2166-44bf-98ec-6c8c85ade50d', 'c6ed5733562f28aa4b2cc38e05d77ed2503032dfd77800d397eeb82c42f8a24b', 200, NULL, '{"kind":"applied","wineId":"251b7fd5-09c3-4ba0-8c3f-6670c05a4a36","overwritten":{"region":"Gascony"},"decidedAt":1795334015022,"seq":21}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '777a8e85-ed10-46c6-987f-09babc8f9c86', 'e317e563fbcb2f157ae8318c5f92a50eb8b1d8cca5f2b8012654f74961bafc5f', 201, NULL, '{"kind":"applied","wineId":"3f644b03-917c-4356-8456-00767ceb3b16","seq":3}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '791dddef-08c8-46fa-a5e1-79374022f929', 'e8e9b498cbfcf556b80baee749ed1428b144f61d53e0485296034dc829dea526', 201, NULL, '{"kind":"applied","wineId":"ef82be45-4b22-4ce7-a5c7-90398f88aba5","seq":7}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '7a5d23fc-7e56-4376-bce4-489d5edf9531', '879c9b7c81063d0ec6ffdab2348b41f5611322185054c810d4e7738d2ca7a051', 201, NULL, '{"kind":"applied","wineId":"65627082-7868-4b66-a06c-f7f0232b13b3","seq":10}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '7fd79169-65ce-4d97-8bd9-517134c98682', 'e91135c90649698e964cac1f6429ac3063e6e243b8ed03d05bd9a4077f33f2d1', 201, NULL, '{"kind":"applied","wineId":"06c1d229-6596-49c9-b361-70217129ea76","seq":12}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', '8c417d2e-994d-45f7-9da9-3df90901e7a2', 'e4222305860d8b4dc92d18a92dee9435d7ddab1bc782ea807fd7d75acae7ab11', 201, NULL, '{"kind":"applied","wineId":"6aa463f5-fd77-46d0-a772-2efb2d5acab9","seq":5}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 'a4e14c48-0c06-472f-a27e-b65d69319172', 'e498e005ec56631a398f118c58780c1d84e92ec83add2d5164f1dc32aa3a8d73', 201, NULL, '{"kind":"applied","wineId":"ceba70c6-ab19-4a83-8c62-eac707961b48","missingPhoto":"/objects/uploads/554c5da3-fe17-4d3a-9953-732e15d36dcb","seq":22}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 'a78bb389-cbfd-436c-8c90-2319454f57b7', 'c02df136dedfa8bae5a5d4aec304b6b920dd751c889d0b0de147a3a23353a523', 200, '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"06c1d229-6596-49c9-b361-70217129ea76","userId":"a1802eec-0956-4454-8ec0-3cb3ad4b2777","bottleId":"60e1bf88-690b-46b2-ab45-9cc0a97337d5","isArchived":false}', '{"kind":"applied","wineId":"06c1d229-6596-49c9-b361-70217129ea76","seq":19}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 'b818002b-072f-494e-bf01-83e3605a416d', '42914aa2b83c57d497d9d9aba416b30983696c27119328cddc284b64e18fb318', 201, NULL, '{"kind":"applied","wineId":"1a5bd2b4-5963-4769-aa83-447460192e0d","seq":13}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 'df484a99-b09f-4c81-ada1-be86097cc174', 'f3d561a2d091df54905c35adbf392dbc3f74f0f486d2e0fb24d97e2a9518f2d7', 201, NULL, '{"kind":"applied","wineId":"371f7d58-5640-4582-af2a-6f96a7632878","seq":11}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 'f08dfd7c-a1fb-4024-ba9a-54a8cfd8fb60', 'bc94b480e1e480f16f30634eefd6693fd0bee52c79532eba7147e4fe3f13d830', 201, NULL, '{"kind":"applied","wineId":"4752dff5-5c27-493e-914f-ae0e785691e9","seq":6}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 'f4a90dbe-790b-4e5f-b896-ddbe8716f6bf', '56ad344c959c408f8ecf809e347fb383e08a3872779649be630acbfe7d4b2c12', 201, NULL, '{"kind":"applied","wineId":"251b7fd5-09c3-4ba0-8c3f-6670c05a4a36","seq":9}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 'fafc8c5f-9e77-4a98-807e-7fa581e3563f', 'cd429f37cb4df2ec3f3d5675b8cb1b0af3b4328cd74c9b1f08ab6d1b8d7f2c55', 201, NULL, '{"kind":"applied","wineId":"4d0fc279-3b35-4cec-bfc6-a9b2babeb199","seq":8}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 'fe0c91f4-4dfe-4640-9326-7a594bb81ac7', 'd7f4a08a76de33feee97b5697110fda81951f12222d324bcc88e3d02a8acf003', 200, '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/beb90b35-0b8d-4f98-8bd6-d3a4254fc707","id":"23384667-e37f-4087-a83f-399417e1980c","userId":"a1802eec-0956-4454-8ec0-3cb3ad4b2777","bottleId":"ae16f3d6-9962-449a-8aa6-b7605bcf9380","isArchived":false}', '{"kind":"applied","wineId":"23384667-e37f-4087-a83f-399417e1980c","seq":15}');
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('-GtyfuAtymShEqPv9d3k5t40LV8BmD5e-oDROlRcTcs', '18e61152-d283-49b0-b168-c9113e0ec4e0', '7068e60d-c479-45ad-aef6-b49c98af9e2b', '', '{"userId":"18e61152-d283-49b0-b168-c9113e0ec4e0","_expire":1797926016299,"_maxAge":2592000000}', 1795334016298, 1795334016299, 1797926026299, 1810886016298);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('-XsHrNH1fM0gQcf5y5TZ02R82hh7RxGL3pl74SEfRnY', 'a1802eec-0956-4454-8ec0-3cb3ad4b2777', '0a999f19-72ce-45f9-b2dc-638c1a5b49e6', '', '{"userId":"a1802eec-0956-4454-8ec0-3cb3ad4b2777","_expire":1797926014413,"_maxAge":2592000000}', 1795334014411, 1795334014413, 1797926024413, 1810886014411);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('51O3wvu4yIpcgFePizVkOiA4_B6KQFykXrC7TSp4p54', 'a1802eec-0956-4454-8ec0-3cb3ad4b2777', '9cd9ffa5-a76e-4e79-ba2e-c35cf390fd6e', '', '{"userId":"a1802eec-0956-4454-8ec0-3cb3ad4b2777","_expire":1797926014738,"_maxAge":2592000000}', 1795334014737, 1795334014738, 1797926024738, 1810886014737);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('8XIkzW-c0RoLxWCSsmZXnS4WK0U9wEE_-GJu6UH4wLk', 'a1802eec-0956-4454-8ec0-3cb3ad4b2777', '3c60c93f-6d23-4a88-8e15-f71b8f2900c4', '', '{"userId":"a1802eec-0956-4454-8ec0-3cb3ad4b2777","_expire":1797926013890,"_maxAge":2592000000}', 1795334013888, 1795334013891, 1797926023891, 1810886013888);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('NDYqhC7S4plpyip3uxpsdIRg9bFQKSXVT_ubgTijQhU', 'a1802eec-0956-4454-8ec0-3cb3ad4b2777', '8eacfe63-159f-49e8-af59-f1981fd4af5f', '', '{"userId":"a1802eec-0956-4454-8ec0-3cb3ad4b2777","_expire":1797926014158,"_maxAge":2592000000}', 1795334014155, 1795334014159, 1797926024159, 1810886014155);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('v8H0p6Ou6L05z-0CmjX9HbDsXuKjgeXt7JneklhtcD0', 'a1802eec-0956-4454-8ec0-3cb3ad4b2777', 'e1b232b9-f1f6-45b8-ace3-2a4e40a0c13b', '', '{"userId":"a1802eec-0956-4454-8ec0-3cb3ad4b2777","_expire":1797926013550,"_maxAge":2592000000}', 1795334013540, 1795334013550, 1797926023550, 1810886013540);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$OjAGqcrAQzB16OrILp9F/g$Nyy7hqSiPk4wZ36Q7YoNhWsrrfMZw2UNXvIKSzYAz4M', NULL, NULL, 24, 1795334010134);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at) VALUES ('18e61152-d283-49b0-b168-c9113e0ec4e0', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$0xiLeRXTpHN729Zk3Y04gg$3b7yu0yypaRezU+HgDVA0yqspwMlFeESE/aq8ck4YHU', NULL, NULL, 1, 1795334012641);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('18e61152-d283-49b0-b168-c9113e0ec4e0', 1, 'cf3d94fd-84e1-430e-be2d-00a585d3c021', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '3603707a-4dc6-4c1d-9736-7adedbf6d1bd', 6, NULL, 0, 0, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 1, '624bb21c-6665-4314-84b0-1b013e1e2719', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', 'c27700e5-b800-4b5f-bb47-182647ca0a88', 5, NULL, 0, 0, 23);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 2, 'ed538f1d-a171-4044-85b2-7a07a3534e76', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'b4efccfa-9a38-41ad-87f2-3f63fed697c1', 4, NULL, 0, 0, 24);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 3, '3f644b03-917c-4356-8456-00767ceb3b16', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', '5bd154b1-1a42-48dd-86fc-8a04ffb5c805', 6, NULL, 0, 0, 3);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 4, 'dd2983b5-3216-40e8-ab0b-05ceb8adb9ec', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '17896de7-d6bd-44da-8fc4-385285edb48c', 6, NULL, 0, 0, 4);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 5, '6aa463f5-fd77-46d0-a772-2efb2d5acab9', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '09c85b9e-43b3-4f60-ba73-8bf1fb146b82', 6, NULL, 0, 0, 5);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 6, '4752dff5-5c27-493e-914f-ae0e785691e9', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '5992c95d-c7a9-4e99-bf54-f34e428deeb6', 6, NULL, 1, 0, 16);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 7, 'ef82be45-4b22-4ce7-a5c7-90398f88aba5', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', '7e0b6bec-d2ce-4f6e-b63c-33fe285adb71', 6, NULL, 0, 0, 7);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 8, '4d0fc279-3b35-4cec-bfc6-a9b2babeb199', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'f15639da-e30c-4561-b586-11437e101bfd', 6, NULL, 0, 0, 8);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 9, '251b7fd5-09c3-4ba0-8c3f-6670c05a4a36', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', '25737831-da62-4822-ad61-39a7ecdd5094', 6, NULL, 0, 0, 21);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 10, '65627082-7868-4b66-a06c-f7f0232b13b3', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '0f828b70-a925-4dba-bef8-2849953119ce', 6, NULL, 0, 0, 10);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 11, '371f7d58-5640-4582-af2a-6f96a7632878', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', 'a31839fe-ab90-471c-a7de-ccf59e2d7c32', 5, NULL, 0, 0, 18);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 12, '06c1d229-6596-49c9-b361-70217129ea76', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '60e1bf88-690b-46b2-ab45-9cc0a97337d5', 5, NULL, 0, 0, 19);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 13, '1a5bd2b4-5963-4769-aa83-447460192e0d', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '9c71be06-48ab-4abf-a18d-478e910659cc', 0, NULL, 0, 0, 17);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 14, '23384667-e37f-4087-a83f-399417e1980c', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'ae16f3d6-9962-449a-8aa6-b7605bcf9380', 6, '/objects/uploads/beb90b35-0b8d-4f98-8bd6-d3a4254fc707', 0, 0, 15);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('a1802eec-0956-4454-8ec0-3cb3ad4b2777', 22, 'ceba70c6-ab19-4a83-8c62-eac707961b48', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '5817e2f1-d6d6-42b6-aa31-65c58c59a18e', 6, NULL, 0, 0, 22);
PRAGMA user_version = 5;
