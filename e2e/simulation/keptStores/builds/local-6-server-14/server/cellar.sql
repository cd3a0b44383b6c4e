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
CREATE INDEX reset_links_by_user ON reset_links (user_id);
CREATE INDEX results_by_answer ON results (user_id, answer_no) WHERE answer_no IS NOT NULL;
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX wines_by_photo ON wines (user_id, photo_url) WHERE photo_url IS NOT NULL;
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '56f40cb0-219f-4f9c-8463-4c8d58e9558a', 2, '3e4813e0-31fc-44da-96bc-df0ba5246570');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'c0c51f17-b904-4471-86d9-9397d3ef3f01', 15, '8f1e559d-2a6d-45af-96b4-b0ea65b752bb');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'c0c51f17-b904-4471-86d9-9397d3ef3f01', 16, '70f6a45a-5b28-463a-a2b8-0db562c402d3');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'c0c51f17-b904-4471-86d9-9397d3ef3f01', 17, '6c2ac224-0ef9-43f3-92b5-ae53e6dcde65');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'c9d636b6-24be-406b-82d5-ff01a6cdbbfa', 1, '8019fb2b-69ee-4c92-9522-9723929b2f50');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'd30cffa3-863b-4743-9f20-eaaafc357620', 6, '2489c5bf-164c-42e1-9dd9-bf6356121fdb');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'd30cffa3-863b-4743-9f20-eaaafc357620', 7, 'e5661382-df22-4ec1-97a0-e05d15c2401e');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'fbc8428f-6883-4899-9fc3-c5f9b2125c0d', 1, 'f32bb76f-83c9-46a1-903f-81fcd6c24416');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '56f40cb0-219f-4f9c-8463-4c8d58e9558a', 2, 1);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'c0c51f17-b904-4471-86d9-9397d3ef3f01', 17, 14);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'c9d636b6-24be-406b-82d5-ff01a6cdbbfa', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'd30cffa3-863b-4743-9f20-eaaafc357620', 7, 5);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'fbc8428f-6883-4899-9fc3-c5f9b2125c0d', 1, 0);
INSERT INTO "meta" (key, value) VALUES ('epoch', 'cefdcaa3-1f2c-4154-9aa2-c11b06c58d51');
INSERT INTO "meta" (key, value) VALUES ('usable_from', '14');
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('75fcc376-78e2-4532-bd36-ba37b3cdf23c', '588e97b7-20aa-4d41-b356-0f317f399236', 'promised', 1795370509711, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('75fcc376-78e2-4532-bd36-ba37b3cdf23c', '9b578ac4-408a-4154-9266-8f1871750166', 'finalized', 1795370509727, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '7df2d5d1-0799-4ce2-a660-8335a3fbe7fc', 'promised', 1795370512548, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'e4b3471e-04d4-4197-8981-c955fedab7e0', 'finalized', 1795370504110, NULL, 503);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('1h5Pslcvuq3AEwibmsN70fM_WJS6LExMZvbNjDq-RIY', '75fcc376-78e2-4532-bd36-ba37b3cdf23c', 1795374115009);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('75fcc376-78e2-4532-bd36-ba37b3cdf23c', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"102fecba-d582-40f0-b217-968f8f828bc1","userId":"75fcc376-78e2-4532-bd36-ba37b3cdf23c","bottleId":"ce908f56-da69-4729-9a51-3a1f62a1fa6e","isArchived":false}', '{"kind":"applied","wineId":"102fecba-d582-40f0-b217-968f8f828bc1","seq":1}', 1);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '02feca56-31d2-4eee-88e8-5b6526b732f6', '101a34268fb62552b3b3532782074f65eda8784c7c9457972a260c3cdd8a3c2d', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '033e8614-64fc-4b7c-b352-428ee6987f7d', 'b357c83323be9aafbc80e0f8e25ff3abf214a6886d65c8a0b75759c0160ce0ee', NULL, '{"kind":"applied","wineId":"807dce4a-27f5-4f7c-98e4-5709d24193f1","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '086e868d-9200-4c5a-ab4d-4a94a1a6a608', '3675431824ac98b55b224fd503caaf8dac71e675b7c41e13af8dd6c2e858b416', NULL, '{"kind":"applied","wineId":"012becef-c416-41aa-b241-cc3cb0707524","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '18149aa8-dce4-4c0e-ae96-dcf770fc1385', '73aa87a5170b8e8e14320a6f7d6ed70027627e2cf7cdab8d487e2ca012cd22ce', NULL, '{"kind":"applied","wineId":"974bbeb6-4554-4841-b5a7-5c4d333bcc2c","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '2489c5bf-164c-42e1-9dd9-bf6356121fdb', '26cd512dd0ca4b206f34feda947554a051ff2ccc6673c54d62a73b2e7c9210c8', '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"b9f2a356-8419-4e79-b5ad-92134e47258d","userId":"aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3","bottleId":"dbe7ec64-8c55-49de-bbcf-75c3c2d94431","isArchived":false}', '{"kind":"applied","wineId":"b9f2a356-8419-4e79-b5ad-92134e47258d","seq":23}', 23);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '3e4813e0-31fc-44da-96bc-df0ba5246570', '152c1a42fcf65eba4ab1d1f183fa14ce7a204031cbdfbcd6b931e4d6c1e69ab2', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '4272a294-8f55-474d-9b22-8cd938339ca6', '02503ad7577a6bfc02fb313f8168f0e02d3d0cf9d5722f625a60b98e0663d078', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '480a756d-e755-4df4-847e-438013adfd11', '1a9352255faeef10e536849003ffd7f8a587bff8aa767aaf53cce411bb62d024', NULL, '{"kind":"applied","wineId":"261becda-4685-4714-b701-8c34d57491d7","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '49bf147f-1dac-4d7d-ad94-a381ce356254', '669532abb648a13f97283ec618586603d87be82c1b293a4733d2ff042f6097cd', NULL, '{"kind":"applied","wineId":"f3f6a554-bac7-4e2e-992b-fdc6f77fc8ba","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '55aab653-ec43-446a-8b20-bddf75adff72', 'd32bfab8527fc62e7e93f6041f51fdad465cec8c7fe72fd7a059661b7e498e00', NULL, '{"kind":"applied","wineId":"d66c26b8-f87d-4e8e-822d-01ef995f1f65","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '5677c5ba-c015-47a2-b404-fca8843dcb75', '89f8f5d7f75830ea194e12ad17b101207cb1dd89b5c6612668f2be507e5dd135', NULL, '{"kind":"applied","wineId":"0059f15d-3823-431c-a5df-a6fd8e3c185f","overwritten":{"region":"Gascony"},"decidedAt":1795370512500,"seq":21}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '5723a3f4-e3c7-4340-b9b7-1701d5b6051c', 'fb9b4e61e00c724148d57beb805f80548728761c15bf7062c3c1ea39e9c2b997', NULL, '{"kind":"applied","wineId":"0059f15d-3823-431c-a5df-a6fd8e3c185f","seq":20}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '6c2ac224-0ef9-43f3-92b5-ae53e6dcde65', '2c189d6207357efd15764ba5e67b91d4a71ab9b2737d33a504b80e333ab259a1', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"807dce4a-27f5-4f7c-98e4-5709d24193f1","userId":"aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3","bottleId":"73270991-8bef-4d74-8a29-1b7c2dcd3cfd","isArchived":false}', '{"kind":"applied","wineId":"807dce4a-27f5-4f7c-98e4-5709d24193f1","seq":17}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '70f6a45a-5b28-463a-a2b8-0db562c402d3', '498d12b20426939f8d0ec34bfa1b8c6ddd345d3014fa9bfc77046dcc71e7f8b0', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"0b65dd46-5627-4734-8232-c84e71db4c36","userId":"aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3","bottleId":"79cd14f4-135e-40bb-87ab-fb17b9554d3f","isArchived":true}', '{"kind":"applied","wineId":"0b65dd46-5627-4734-8232-c84e71db4c36","seq":16}', 16);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '7e3bf28b-a09e-47ef-beb7-2b5045192a2b', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '8019fb2b-69ee-4c92-9522-9723929b2f50', '20d78d255715cc8305c5c40b48823a5fc71fb5a24aacb40aae9085eac657e4a5', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"1e062774-77f9-4c5f-b543-ad94b1ea69fd","userId":"aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3","bottleId":"aa5fa650-81d6-46fd-88d1-9b281f8a0fb6","isArchived":false}', '{"kind":"applied","wineId":"1e062774-77f9-4c5f-b543-ad94b1ea69fd","seq":18}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '8045a7bd-0344-4151-a3e4-17f4831211ea', '6003d07543a635dd67e82df695dd8a01b05ad01b18ccf51b1642aed7e29eb5e1', NULL, '{"kind":"applied","wineId":"8b81c8f1-ac97-490b-b08d-f22c4d17802b","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '82d5c446-b8f0-4d13-ac67-0e64cd911ca6', '2a04b94bf5d8750d50b9e90d2d4d97107e4b926780e71fc3c450f3182df38e47', NULL, '{"kind":"applied","wineId":"1e062774-77f9-4c5f-b543-ad94b1ea69fd","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '8895c294-417d-4ba3-9981-c3deac2141ef', '1554b294f5111051ccdde0f75ebf468d570b49c6a57984afa1bc43cb886a9dd2', NULL, '{"kind":"applied","wineId":"d0948585-d184-4406-be5f-b0e88e337a73","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '8f1e559d-2a6d-45af-96b4-b0ea65b752bb', '95dd0c8400a971be303d9d538dfaa33dd85c4c4c79a0619e74d2634e7705df6c', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/e4b3471e-04d4-4197-8981-c955fedab7e0","nonVintage":true,"appellation":"Rioja DOCa","designation":"Viña Tondonia","alcohol":13.5,"drinkFrom":2024,"drinkTo":2036,"tags":["Geschenk","🍒"],"barcodes":["8410591000123"],"lots":[{"bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null,"id":"8af7b111-c05b-471a-b6ab-11d623215c09"},{"bottles":6,"millilitres":1500,"placeId":null,"position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null,"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}],"id":"d0948585-d184-4406-be5f-b0e88e337a73","userId":"aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3","bottleId":"8af7b111-c05b-471a-b6ab-11d623215c09","isArchived":false}', '{"kind":"applied","wineId":"d0948585-d184-4406-be5f-b0e88e337a73","seq":15}', 15);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '8f40511f-e2c4-4486-9d82-9bb0e49150e7', '17988b2e7cb6b8d9a37d97d104242c6c616de98909f5e38833fabbfde16bae91', NULL, '{"kind":"applied","wineId":"9efe447f-e37f-441d-b27a-0be05317ba91","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'a8157388-dc5c-40f4-adaa-f466e7894760', 'f1620a63555aee6436734aace9f7b18718d36a193ec73da4e3852562e0ce8027', NULL, '{"kind":"applied","wineId":"2915248a-4158-493b-bfcc-bc8a5fb4166c","missingPhoto":"/objects/uploads/876515b0-56e7-4b74-a0f1-f5443a94de7c","seq":22}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'c76bf35c-f5a3-4d27-9e24-6a9184f3e607', '25ab4c0d0826072dec52895daa54669be3276261819b7b66751789efaee71171', NULL, '{"kind":"applied","wineId":"0059f15d-3823-431c-a5df-a6fd8e3c185f","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'ca130877-5047-47b2-b695-4570d83d4c9e', 'b367e569ad5e79de5fa96e49393ac09e9b8a11a576b25ec3ddd45fcafbc79f3d', NULL, '{"kind":"applied","wineId":"8d4989b6-883f-4b90-881c-178a0dba0784","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'cfade303-552b-48d9-99bd-19b7baf42082', 'f03d129016fdbdcd6d34ec1251807cc3b2a2320e9f06d73be6933b8b2144b0c4', NULL, '{"kind":"applied","wineId":"0b65dd46-5627-4734-8232-c84e71db4c36","seq":6}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'd7e7d8d3-8f95-439e-bf8e-7b092c091977', '12b5e2c0fefc6a346a48d686f0f773b6c7d99c30a3416dad13cd95fa92007e63', NULL, '{"kind":"applied","wineId":"b9f2a356-8419-4e79-b5ad-92134e47258d","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'e5661382-df22-4ec1-97a0-e05d15c2401e', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'f32bb76f-83c9-46a1-903f-81fcd6c24416', 'e589035faa6dd2fa7d05fd653c714264145145219bc11e941d7d3f157060c030', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"d66c26b8-f87d-4e8e-822d-01ef995f1f65","userId":"aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3","bottleId":"405fb3c9-bcfd-4c2b-8e44-1e50bbd0ff1b","isArchived":false}', '{"kind":"applied","wineId":"d66c26b8-f87d-4e8e-822d-01ef995f1f65","seq":19}', 19);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('WVCaOfXT9b-PhtVdik4G3OPt2l-zCfVVK1OUBqivVb8', 'aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'bf37aeec-2d3a-43b4-849f-7530996e3b85', '', 1795370511963, 1795370511969, 1797962521969, 1810922511963);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('cE1Bobuav3eES7T6IqItV9MNnNgg-NACZuZro5MYlJY', 'aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '3c07d9e4-4ecb-4c41-95ad-36b6a51a0a7a', '', 1795370511227, 1795370511228, 1797962521228, 1810922511227);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('iZ2FdAzT4irnhVsU9ZDtYjPJ1Abd-XpYubB2edinA8I', 'aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '7836f227-a91a-45fb-bd9f-0e7a3cffa0ec', '', 1795370510905, 1795370510912, 1797962520912, 1810922510905);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('mj4wx0B-H-t4IjOSbWyjgM2YSxHYkwY3oe6Mu01KkCo', 'aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '496d5c1c-df63-4aad-8a70-7680d36430cc', '', 1795370511621, 1795370511640, 1797962521640, 1810922511621);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('uNs0rQ7XmFKKcUl7dX1pfbGra8clhUhZ9HykkUb5InU', '75fcc376-78e2-4532-bd36-ba37b3cdf23c', '5a20013d-3fcb-4559-95b8-8de76fd7d6d1', '', 1795370514991, 1795370514993, 1797962524993, 1810922514991);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('xiwnMElfTTpYMvHgQ8YPSJNrRFJ80x8sPpOKGWfMA7g', 'aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', '51ea8b0b-f1ef-400d-b3ad-3f929d4ae797', '', 1795370512167, 1795370512168, 1797962522168, 1810922512167);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$0VNqWuVKsfUPH6ckD90uiw$/hK5jdC2ccSAkYhNdUh76zHnO/wPQldpZ7apbn75W8c', NULL, NULL, 23, 1795370503341, 15, 756, 23);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('75fcc376-78e2-4532-bd36-ba37b3cdf23c', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$F0BqRXom6o7h0EkwEb//Og$PfnY3fBIywGODTwrpah1uNMFyI/Fe1XFiB9W7wHdQ+Q', NULL, NULL, 1, 1795370509659, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('75fcc376-78e2-4532-bd36-ba37b3cdf23c', 1, '102fecba-d582-40f0-b217-968f8f828bc1', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'ce908f56-da69-4729-9a51-3a1f62a1fa6e', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 1, '012becef-c416-41aa-b241-cc3cb0707524', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', '5d86cee5-d047-4af6-812b-e7a8ca76b410', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 2, 'b9f2a356-8419-4e79-b5ad-92134e47258d', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'dbe7ec64-8c55-49de-bbcf-75c3c2d94431', 4, NULL, 0, 0, 23, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 3, '8b81c8f1-ac97-490b-b08d-f22c4d17802b', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', '36a283bd-f503-4a5f-9c71-0608e4544364', 6, NULL, 0, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 4, '261becda-4685-4714-b701-8c34d57491d7', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '7d6cc9dd-85cd-4bf0-89b5-ceddcbea8112', 6, NULL, 0, 0, 4, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 5, 'f3f6a554-bac7-4e2e-992b-fdc6f77fc8ba', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '65d783ed-43a0-46a7-85d7-4cd1bdd7e934', 6, NULL, 0, 0, 5, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 6, '0b65dd46-5627-4734-8232-c84e71db4c36', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '79cd14f4-135e-40bb-87ab-fb17b9554d3f', 6, NULL, 1, 0, 16, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 7, '974bbeb6-4554-4841-b5a7-5c4d333bcc2c', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', '7d590f22-d2d9-45fa-bab7-011d0411bdfb', 6, NULL, 0, 0, 7, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 8, '9efe447f-e37f-441d-b27a-0be05317ba91', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '91ea15f0-b0b4-4cb9-a5e0-cf7c045cb616', 6, NULL, 0, 0, 8, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 9, '0059f15d-3823-431c-a5df-a6fd8e3c185f', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', 'b76bee8d-755c-4218-9f64-e4e6ff24e35f', 6, NULL, 0, 0, 21, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 10, '8d4989b6-883f-4b90-881c-178a0dba0784', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'a297a4c6-5338-453a-859f-7872337239a2', 6, NULL, 0, 0, 10, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 11, '1e062774-77f9-4c5f-b543-ad94b1ea69fd', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', 'aa5fa650-81d6-46fd-88d1-9b281f8a0fb6', 5, NULL, 0, 0, 18, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 12, 'd66c26b8-f87d-4e8e-822d-01ef995f1f65', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '405fb3c9-bcfd-4c2b-8e44-1e50bbd0ff1b', 5, NULL, 0, 0, 19, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 13, '807dce4a-27f5-4f7c-98e4-5709d24193f1', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '73270991-8bef-4d74-8a29-1b7c2dcd3cfd', 0, NULL, 0, 0, 17, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 14, 'd0948585-d184-4406-be5f-b0e88e337a73', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '8af7b111-c05b-471a-b6ab-11d623215c09', 6, '/objects/uploads/e4b3471e-04d4-4197-8981-c955fedab7e0', 0, 0, 15, 1, 'Rioja DOCa', 'Viña Tondonia', 13.5, 2024, 2036, '["Geschenk","🍒"]', '["8410591000123"]', '[{"bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null,"id":"8af7b111-c05b-471a-b6ab-11d623215c09"},{"bottles":6,"millilitres":1500,"placeId":null,"position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null,"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('aa83c83a-b095-4b12-8b68-3dd8b4f2c9d3', 22, '2915248a-4158-493b-bfcc-bc8a5fb4166c', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'cb1a8aba-e047-4af0-b194-9b6614ab48cf', 6, NULL, 0, 0, 22, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
      UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))
      WHERE id = NEW.user_id;
    END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots))) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))) BEGIN
      UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))))
      WHERE id = NEW.user_id;
    END;
PRAGMA user_version = 14;
