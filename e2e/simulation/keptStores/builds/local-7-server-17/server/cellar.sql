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
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '28e84287-69b7-4577-941d-9302883fafcd', 2, '1508b95e-1471-4547-b6c3-5db7d8c5aa0f');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '7389940a-2d8c-4246-902e-42ca91c3b68b', 17, '8b2471b3-8d05-4610-b4cc-e2602e0c8113');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '7389940a-2d8c-4246-902e-42ca91c3b68b', 18, '5508c32b-c944-4172-8015-a1182612cbf9');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '7389940a-2d8c-4246-902e-42ca91c3b68b', 19, 'ecb7411f-bd92-4779-bb35-23382a8e877d');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '8f7dde8b-7271-4771-86f1-b76be4ff8a46', 1, '879771e9-3b80-4327-b414-6d1cb5f0f830');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'ab6d9ebf-c8f6-4749-9bcf-15b1ef0b3b65', 1, '52008e94-0328-4df4-9d6f-d50b96c287bf');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'fdf3ea9a-7e9a-4699-97e8-d59c780f1910', 6, 'f0c88fe5-c8d5-4496-a97a-e3a96d98495f');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'fdf3ea9a-7e9a-4699-97e8-d59c780f1910', 7, '13862ed3-6255-44af-90f5-aad952c2c188');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '28e84287-69b7-4577-941d-9302883fafcd', 2, 1);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '7389940a-2d8c-4246-902e-42ca91c3b68b', 19, 16);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '8f7dde8b-7271-4771-86f1-b76be4ff8a46', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'ab6d9ebf-c8f6-4749-9bcf-15b1ef0b3b65', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'fdf3ea9a-7e9a-4699-97e8-d59c780f1910', 7, 5);
INSERT INTO "meta" (key, value) VALUES ('epoch', '70c795e8-6900-4a97-ba0f-edd786983c4b');
INSERT INTO "meta" (key, value) VALUES ('usable_from', '17');
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('a48f5efa-5989-45b0-a8dd-e16ae2bbd421', '33897390-baf9-469a-aefd-7ed8af87262e', 'finalized', 1795380873775, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('a48f5efa-5989-45b0-a8dd-e16ae2bbd421', '8a618f78-c184-400b-a6f9-928852dabfff', 'promised', 1795380873767, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '90652789-0ba4-4c94-b0b8-00c34b2832c9', 'promised', 1795380875154, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'ab3dfabe-0263-4206-a31e-aee7da1a6414', 'finalized', 1795380870871, NULL, 503);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'place', '0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Keller Ñ","parentId":null,"kind":"room","rows":null,"columns":null,"depth":null,"id":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 1);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'place', '1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Regal B","parentId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","kind":"rack","rows":4,"columns":6,"depth":2,"id":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 2);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('aspeuIfORTzahTgBTePqPD0riKcndC0WjzWLKEqN1n0', 'a48f5efa-5989-45b0-a8dd-e16ae2bbd421', 1795384476360);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('a48f5efa-5989-45b0-a8dd-e16ae2bbd421', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"868b26bf-8a7d-4fb7-b1c5-703959581817","userId":"a48f5efa-5989-45b0-a8dd-e16ae2bbd421","bottleId":"4587d08c-11a9-43a8-8fe4-f8d9d82b26c1","isArchived":false}', '{"kind":"applied","wineId":"868b26bf-8a7d-4fb7-b1c5-703959581817","seq":1}', 1);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '0a124b79-f16b-4b28-87c2-574738bcea14', 'e845235f9475904b91c36ce51d188e2ad059b103d46cdb0cea1830a692557eec', NULL, '{"kind":"applied","wineId":"8cdbe87c-9933-45b2-abe9-ecb11c9e3e3b","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '0dda0238-5004-442a-b193-17467c06cb20', '1f74d4a1134e677546e1fd07080903814870190437bc2153ae42d6964d65ec98', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '13862ed3-6255-44af-90f5-aad952c2c188', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '14b94706-3176-44dd-abe0-5c104db45f32', 'b61d3c5ff84e09d084ae605f180c93a27779e7a812d28c78915ec8246b72af99', NULL, '{"kind":"applied","wineId":"1292e8f1-831d-4d1f-8872-93a3cbea5541","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '1508b95e-1471-4547-b6c3-5db7d8c5aa0f', 'f974ad874c02834a53175f52ebffda08da722cca4dd4ac91a50f76edb48f886c', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '24ca2892-e619-4eee-89cd-66ad11be19e6', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '294800d3-8f4f-4554-ab05-ac966f9a06cb', '5bfa26de750329279c81ce464f6bc6e27492d538bba33eae51b0c2efa91d2f87', NULL, '{"kind":"applied","wineId":"7b39dd2e-2ca9-4c5c-b563-74bca7838ae6","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '46051bcb-c20d-4f19-947e-7f4397f204d1', 'e84e2774c704a595dff9380f3baea145741fa7d4aab0064ba3d8428760d9903a', NULL, '{"kind":"applied","wineId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '4f3c5ff6-63ec-4760-b043-4047bdaaf602', 'b359c6ae2bad7d19e1ffd37cff3d511107e4509252e5f3c081763291ec1b6b29', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '52008e94-0328-4df4-9d6f-d50b96c287bf', '6a29d07ef8ac6af5425497366d5c22b7b79246025bf60180e5faf7674497a77e', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"85602af6-b69c-44fb-bd79-a8d2fb4dc093","userId":"f3ab66a1-c054-4693-84c8-a26715782ee1","bottleId":"1f325bb0-93be-4abe-ba58-0748c7eb92e7","isArchived":false}', '{"kind":"applied","wineId":"85602af6-b69c-44fb-bd79-a8d2fb4dc093","seq":21}', 19);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '5508c32b-c944-4172-8015-a1182612cbf9', '64e27288551d749d81c6d57fd821aa3443eafd5ee7c6cdc288d945d885649521', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"a9dfc2dd-ce70-4204-888b-503062188908","userId":"f3ab66a1-c054-4693-84c8-a26715782ee1","bottleId":"37e90091-a365-4a2c-883a-2861517ffa07","isArchived":true}', '{"kind":"applied","wineId":"a9dfc2dd-ce70-4204-888b-503062188908","seq":18}', 16);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '594752eb-efe1-48a6-b5aa-6a6380109393', '7f9a27d6479a722b6e2880d459b50f894bedad28fd9014ad039eccef907736fd', NULL, '{"kind":"applied","wineId":"0676d868-decc-44b6-bbc7-9a51df4541b0","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '5c3c8666-ecbf-4438-828e-36bf2bbdf81a', '7553b500e186bdb29b1f0975d8c0379295ac0067a39a120375685f12dc4a7b67', NULL, '{"kind":"applied","wineId":"124a6e69-5829-4281-b757-03fbba498047","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '5cf70c2a-ec0c-46e8-8574-de404a128866', 'cc4026622366f10ca15fac0e06eacc60cb9e0e68c1624d7d01bfbdb19a6e5186', NULL, '{"kind":"applied","wineId":"980df7ed-eea8-4150-9820-81baa34cb556","seq":22}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '609aa080-9f15-4ac3-ad22-a8949e600bf4', '2f380c3e4d6399de7e65cea5e2903427abcb48125502f35ae27e60829985373e', NULL, '{"kind":"applied","wineId":"e589a444-1961-437c-b842-b27879f78c83","seq":15}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '879771e9-3b80-4327-b414-6d1cb5f0f830', '0c0d1eb9e8adb821c6cb89122252d4b1f4ee501405e1cf163d0ec6cf8d36c2ae', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"94db1b1a-516d-4d0b-bdd6-4a16ad2dd96a","userId":"f3ab66a1-c054-4693-84c8-a26715782ee1","bottleId":"121463d5-d601-40b2-b391-64a840065211","isArchived":false}', '{"kind":"applied","wineId":"94db1b1a-516d-4d0b-bdd6-4a16ad2dd96a","seq":20}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '890606ce-5a18-48d9-8f05-f1f2122fe0d2', '0caf745b6a30ac140b817cce09b007f5b8ae115d19265e9d1f660407630caffe', NULL, '{"kind":"applied","wineId":"94db1b1a-516d-4d0b-bdd6-4a16ad2dd96a","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '8b2471b3-8d05-4610-b4cc-e2602e0c8113', '9ff1a33175cc4ced347bac8727b58c4977f58d015658c3a21395dad7dd3ecc16', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/ab3dfabe-0263-4206-a31e-aee7da1a6414","nonVintage":true,"appellation":"Rioja DOCa","designation":"Viña Tondonia","alcohol":13.5,"drinkFrom":2024,"drinkTo":2036,"tags":["Geschenk","🍒"],"barcodes":["8410591000123"],"lots":[{"id":"4115e0b3-d1d7-4309-bfab-d7d13bfe0aa0","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}],"id":"caf0c67d-94aa-4341-9d37-685211e48022","userId":"f3ab66a1-c054-4693-84c8-a26715782ee1","bottleId":"4115e0b3-d1d7-4309-bfab-d7d13bfe0aa0","isArchived":false}', '{"kind":"applied","wineId":"caf0c67d-94aa-4341-9d37-685211e48022","seq":17}', 15);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', '95edda25-2115-4a4e-8f10-1a515824a9c4', '4d0f77c8339f8ffdaa088f2bb6b9af49c49fc9748024dfe9cb17551ef1c56b9c', NULL, '{"kind":"applied","wineId":"a9dfc2dd-ce70-4204-888b-503062188908","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'acafe35e-69aa-415d-8c76-bd8af852614a', '78d968411a46ef36195dc9f649ebd3956934509d09217fc932796fbba9dc48e2', NULL, '{"kind":"applied","wineId":"8486778d-916f-4122-a6f4-e4bbca59ee05","seq":6}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'b4bdb722-14d0-4410-aa9d-3521d9fc0b97', '6ef6af49da45301a2be77b4ae8f33cdd02f233b429ec611f6a96573ddace214c', NULL, '{"kind":"applied","wineId":"980df7ed-eea8-4150-9820-81baa34cb556","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'b772e523-18bb-4b06-bbb3-ab155ffcf47b', '88f3040138603c3e7dba699d8c56189c9df4d18cf7d07d2a1280915e7dd39e19', NULL, '{"kind":"applied","wineId":"980df7ed-eea8-4150-9820-81baa34cb556","overwritten":{"region":"Gascony"},"decidedAt":1795380875129,"seq":23}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'bab86416-c141-4b89-97fd-6da25f4a9173', '114a50ae523afacb628dd5ec2dbc1b47996f55ce28d29f052eb5cd36777e341d', NULL, '{"kind":"applied","wineId":"57e43966-08eb-4cb0-91b3-be3dddb9766a","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'c47aed69-5c20-410a-b50e-2c78cdc5e0fd', 'd6c7f1ea208c39d5cb48c193a891ca2aee828e815441f1038291a54045452f80', NULL, '{"kind":"applied","wineId":"caf0c67d-94aa-4341-9d37-685211e48022","seq":16}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'cdfb7e00-ef1e-4ca3-9b3b-acb3c8d9dbe1', 'f6b793e5c15b0601905897cf5e36c5089d40d7a1e37b0b793dea0a5133483ae5', NULL, '{"kind":"applied","wineId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'e56bd425-0039-47ff-a32e-d690eef45eac', '6fe4bd0e72aea3475c3c76acc04830d1b59fa4c1bbc75004bcb28364ee324532', NULL, '{"kind":"applied","wineId":"16a2e043-84ba-4189-bdde-276c89023f5f","missingPhoto":"/objects/uploads/a1c56beb-1fd5-477e-b191-25d9e64e4f05","seq":24}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'e6f4039a-c57b-4a70-b950-e5f538cb8c20', 'd081b71fb31ab4f20028a7e080d5bf5fe9b5badd43ce9298723529bec07887f2', NULL, '{"kind":"applied","wineId":"02b444f2-f0fc-46e3-9be0-676406e0c53d","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'ecb7411f-bd92-4779-bb35-23382a8e877d', '2d848ed191d2440129bf967677914c6958d1a5fac4cd828ca94b311df0d12a1e', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"e589a444-1961-437c-b842-b27879f78c83","userId":"f3ab66a1-c054-4693-84c8-a26715782ee1","bottleId":"3c499d47-5a75-4c32-879d-40c6226687ef","isArchived":false}', '{"kind":"applied","wineId":"e589a444-1961-437c-b842-b27879f78c83","seq":19}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'ed2ae266-c567-492e-962f-5063e0838027', '977b31a403013880f75f6dd12e39fc466e4e2d8e4002713c9284d430f204f2a2', NULL, '{"kind":"applied","wineId":"85602af6-b69c-44fb-bd79-a8d2fb4dc093","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'f0c88fe5-c8d5-4496-a97a-e3a96d98495f', 'cb0ed34592fa2208f0eaf8f18915aaba1ac667e1d5f5c39edad4dcfdc3e8f4a6', '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"8cdbe87c-9933-45b2-abe9-ecb11c9e3e3b","userId":"f3ab66a1-c054-4693-84c8-a26715782ee1","bottleId":"095d43c8-b7ff-48b7-aeba-46b8a6344216","isArchived":false}', '{"kind":"applied","wineId":"8cdbe87c-9933-45b2-abe9-ecb11c9e3e3b","seq":25}', 23);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('3sMyKOnebG-uwvZsuQtgTVZh_J3B3nyBoGCsNoKytqc', 'f3ab66a1-c054-4693-84c8-a26715782ee1', 'df83a448-7b7e-4161-9af5-a47cc68a1a40', '', 1795380874645, 1795380874646, 1797972884646, 1810932874645);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('DkPiSim-x42GXhPiZUJskp3KcKX15zDbzAKKGCFul9c', 'f3ab66a1-c054-4693-84c8-a26715782ee1', 'cb352362-466c-4643-8d0f-09dafa3c660f', '', 1795380874885, 1795380874889, 1797972884889, 1810932874885);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('guARxM2OIayi-ztocGWxJRlnRcRSEHFbm5NBPEOuk7U', 'f3ab66a1-c054-4693-84c8-a26715782ee1', 'e76236a0-d7ec-4118-8749-21a4b2c49530', '', 1795380874745, 1795380874753, 1797972884753, 1810932874745);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('kc_nYNfisAK0jDt1sYge_jPwM80JBJJxPmc3T45nynQ', 'a48f5efa-5989-45b0-a8dd-e16ae2bbd421', '42eba0f2-88bd-41b1-89da-8631a1b1329c', '', 1795380876351, 1795380876353, 1797972886353, 1810932876351);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('mG9JJMbylHk1bQqQCwx98VymyZzsVKigj2iTJSZ27So', 'f3ab66a1-c054-4693-84c8-a26715782ee1', 'ef488ca8-8483-4d04-a103-897291c659fa', '', 1795380875025, 1795380875031, 1797972885031, 1810932875025);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('omSzfmAeC7TlP9Zvdcux2Ee5Ks_3n5J0s7uAp8m3cjs', 'f3ab66a1-c054-4693-84c8-a26715782ee1', 'a5926069-cfd1-4bbc-a66b-33f50368ad29', '', 1795380874478, 1795380874480, 1797972884480, 1810932874478);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$QhaBAy9Cb+hCA4mW23ObZA$pvfuievs1155JOF0p7ur7Me/g1dG6CI5LdszDCgns+o', NULL, NULL, 25, 1795380870331, 15, 756, 23);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('a48f5efa-5989-45b0-a8dd-e16ae2bbd421', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$FmSzT4MJSwx6aBYes3SUVQ$KWitySjbNw23t8U7jjwDB/9a1XD1/y4fntJxjbz7PzA', NULL, NULL, 1, 1795380873667, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('a48f5efa-5989-45b0-a8dd-e16ae2bbd421', 1, '868b26bf-8a7d-4fb7-b1c5-703959581817', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '4587d08c-11a9-43a8-8fe4-f8d9d82b26c1', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 3, '1292e8f1-831d-4d1f-8872-93a3cbea5541', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', 'e540fb6b-64de-4196-9ec4-df00f04476db', 6, NULL, 0, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 4, '8cdbe87c-9933-45b2-abe9-ecb11c9e3e3b', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '095d43c8-b7ff-48b7-aeba-46b8a6344216', 4, NULL, 0, 0, 25, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 5, '124a6e69-5829-4281-b757-03fbba498047', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', '2172013d-1b11-43dd-8bba-2bf0e21b454b', 6, NULL, 0, 0, 5, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 6, '8486778d-916f-4122-a6f4-e4bbca59ee05', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'b970541f-0447-46f1-9d84-eb21720bb9e9', 6, NULL, 0, 0, 6, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 7, '02b444f2-f0fc-46e3-9be0-676406e0c53d', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '39f331fd-07c7-4d37-aefc-364b0d887afe', 6, NULL, 0, 0, 7, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 8, 'a9dfc2dd-ce70-4204-888b-503062188908', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '37e90091-a365-4a2c-883a-2861517ffa07', 6, NULL, 1, 0, 18, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 9, '7b39dd2e-2ca9-4c5c-b563-74bca7838ae6', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', '9dcb247d-fca9-41c0-8415-bb781b59b7d6', 6, NULL, 0, 0, 9, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 10, '0676d868-decc-44b6-bbc7-9a51df4541b0', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '97ffe851-2fc2-4d23-a9f6-dafb5950d2c6', 6, NULL, 0, 0, 10, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 11, '980df7ed-eea8-4150-9820-81baa34cb556', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', '4f44f729-a07d-4218-b199-f5e2a64659d8', 6, NULL, 0, 0, 23, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 12, '57e43966-08eb-4cb0-91b3-be3dddb9766a', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '457922a1-c071-499d-9f4c-f95af2258ce0', 6, NULL, 0, 0, 12, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 13, '94db1b1a-516d-4d0b-bdd6-4a16ad2dd96a', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', '121463d5-d601-40b2-b391-64a840065211', 5, NULL, 0, 0, 20, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 14, '85602af6-b69c-44fb-bd79-a8d2fb4dc093', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '1f325bb0-93be-4abe-ba58-0748c7eb92e7', 5, NULL, 0, 0, 21, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 15, 'e589a444-1961-437c-b842-b27879f78c83', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '3c499d47-5a75-4c32-879d-40c6226687ef', 0, NULL, 0, 0, 19, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 16, 'caf0c67d-94aa-4341-9d37-685211e48022', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '4115e0b3-d1d7-4309-bfab-d7d13bfe0aa0', 6, '/objects/uploads/ab3dfabe-0263-4206-a31e-aee7da1a6414', 0, 0, 17, 1, 'Rioja DOCa', 'Viña Tondonia', 13.5, 2024, 2036, '["Geschenk","🍒"]', '["8410591000123"]', '[{"id":"4115e0b3-d1d7-4309-bfab-d7d13bfe0aa0","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('f3ab66a1-c054-4693-84c8-a26715782ee1', 24, '16a2e043-84ba-4189-bdde-276c89023f5f', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'e2adfb3f-21db-40b9-b9d8-2957fb408fba', 6, NULL, 0, 0, 24, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
      UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))
      WHERE id = NEW.user_id;
    END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots))) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))) BEGIN
      UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))))
      WHERE id = NEW.user_id;
    END;
PRAGMA user_version = 17;
