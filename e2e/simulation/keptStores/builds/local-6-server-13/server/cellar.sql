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
    seq INTEGER NOT NULL, non_vintage INTEGER NOT NULL DEFAULT 0, appellation TEXT, designation TEXT, alcohol REAL, drink_from INTEGER, drink_to INTEGER, tags TEXT NOT NULL DEFAULT '[]', barcodes TEXT NOT NULL DEFAULT '[]',
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
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '170c191b-014c-4f13-bf35-2a58d5e93223', 1, 'd3918ec0-f203-4ec1-a940-c3bf29f11cd0');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '276baf0e-524e-4690-9bc6-50c9d57ccb3b', 15, '7532f432-5049-4f3b-9da2-a6a26fe37526');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '276baf0e-524e-4690-9bc6-50c9d57ccb3b', 16, '4d28dd67-3f44-4340-960e-d440ffb7a846');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '276baf0e-524e-4690-9bc6-50c9d57ccb3b', 17, '2f034474-0809-4b96-be45-74908f4662ca');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '5a5f65aa-65b1-48f8-8208-b044e9bff966', 1, '38ecab06-c031-4569-a94d-6f47edbea879');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '716fc061-64f3-4489-84ae-720b0d807c8a', 6, '154f3fe6-d058-43f9-a282-2e029d72029d');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '716fc061-64f3-4489-84ae-720b0d807c8a', 7, 'de2a3cd9-83d0-4fc0-898d-3fc8fd878403');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 'c574abd0-8b68-441c-b899-e1a5dd9a9ee1', 2, 'eab54a8c-799b-41ee-8824-61e96460ffcd');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '170c191b-014c-4f13-bf35-2a58d5e93223', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '276baf0e-524e-4690-9bc6-50c9d57ccb3b', 17, 14);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '5a5f65aa-65b1-48f8-8208-b044e9bff966', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '716fc061-64f3-4489-84ae-720b0d807c8a', 7, 5);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 'c574abd0-8b68-441c-b899-e1a5dd9a9ee1', 2, 1);
INSERT INTO "meta" (key, value) VALUES ('epoch', '320c3b54-712e-4336-94c3-ce385da8da28');
INSERT INTO "meta" (key, value) VALUES ('usable_from', '13');
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '477afdda-b2f3-4860-9602-dab413b5004c', 'finalized', 1795369402811, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '8f9274ac-2cea-4f34-9cfe-e3d83b672b5d', 'promised', 1795369416063, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('89978620-05eb-44b1-a0f4-b932944c62e7', '3e42dfe7-cc2d-433c-888f-f67f79c191d6', 'promised', 1795369410886, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('89978620-05eb-44b1-a0f4-b932944c62e7', '8dfa1a27-a1d7-410d-a231-2a724be842eb', 'finalized', 1795369410900, NULL, 503);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('K3azNUYAuRyTyXmPPYC9tA9kwgdkCeViSRlDpF-ulFA', '89978620-05eb-44b1-a0f4-b932944c62e7', 1795373022306);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '09b6a369-2bf6-442e-ae47-b8b3ccb1d8d9', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '154f3fe6-d058-43f9-a282-2e029d72029d', '66d4ccb5ee5eaba3f4c11227a179c4fbf596a35c8bd0ff19fe76c0712db17e50', '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"3bb1c3ed-ec9b-42be-8ccc-fb992753a182","userId":"5c67eb00-37de-45f3-b3f0-e3036a1e6ed4","bottleId":"89071955-5d6c-4277-bc59-cac05282ec2a","isArchived":false}', '{"kind":"applied","wineId":"3bb1c3ed-ec9b-42be-8ccc-fb992753a182","seq":23}', 23);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '1a0bdefc-6f95-4b60-811c-31a920c2f792', 'bd5d84fc85cc1b501a106a4721543d185734f15a2bb2dc5dc5923f7700b4b5dd', NULL, '{"kind":"applied","wineId":"98815d96-fdcc-42a6-83ce-943942ab63cf","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '2cb270f1-8884-4686-8111-7b4412bc1b9e', '68c7750820f811f733ab411a8c6bc9bf2f5f31be5b674bbe366dc78421ac5877', NULL, '{"kind":"applied","wineId":"06979f0d-ed7a-467a-bc5a-83738d3b32ed","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '2f034474-0809-4b96-be45-74908f4662ca', '0a029667436606e8ef62d01cf8d8da3cc216a3a9e0cf40fb729ec47005e18bb7', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"6f612bee-40c5-4d9b-925c-d0c9064f8b7b","userId":"5c67eb00-37de-45f3-b3f0-e3036a1e6ed4","bottleId":"49d80bee-de4b-4564-af44-c4fa63638f46","isArchived":false}', '{"kind":"applied","wineId":"6f612bee-40c5-4d9b-925c-d0c9064f8b7b","seq":17}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '3391c18d-717c-466e-a017-a20737bd3786', '4f33250aaff3c88b0891fb03de619872f05be9cabfcbed7cad653d02096fe97a', NULL, '{"kind":"applied","wineId":"c4f65409-2724-4324-b405-9c2b378b35e4","seq":6}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '37fda8eb-bd45-477a-a3b4-2c0ac3d8cd16', 'f9c5f4a041831189dafd649f7a548c4f2e29f6dc76df4096cf5fa40a80676c83', NULL, '{"kind":"applied","wineId":"554ad658-29a6-4993-bb75-3f69119ece1d","missingPhoto":"/objects/uploads/9168b87c-71cd-4bc7-8655-6dba0afc2fbb","seq":22}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '38ecab06-c031-4569-a94d-6f47edbea879', '0647740678538e90afba550016bb44a6f5f9c0fb3addb5a349f3e051f36069d2', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"98815d96-fdcc-42a6-83ce-943942ab63cf","userId":"5c67eb00-37de-45f3-b3f0-e3036a1e6ed4","bottleId":"fa139ccd-c39e-4839-80f9-efa350da4bc1","isArchived":false}', '{"kind":"applied","wineId":"98815d96-fdcc-42a6-83ce-943942ab63cf","seq":18}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '39228027-1dd1-4297-81bb-54b5aaa8e66b', 'f6e77869676542596b3ff2b930a9211ab332eee4ca775ece49d96ebae669e36d', NULL, '{"kind":"applied","wineId":"d5f9c5ac-d281-447c-86ad-c6c3c0e59533","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '4180eee0-ff34-409e-873f-3d17aa91728e', 'ac465b5b366ec866b55462dd1ce660fd24091c7fc07218b42a4750ece8fc3efe', NULL, '{"kind":"applied","wineId":"6f612bee-40c5-4d9b-925c-d0c9064f8b7b","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '44d33b8a-82cf-4fd4-8ab4-d14bc2a02272', '0bf0acce2da65b6d0741fa0e709c45c46f64765f51860ab8b07a8e5b045056f0', NULL, '{"kind":"applied","wineId":"3bb1c3ed-ec9b-42be-8ccc-fb992753a182","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '4d28dd67-3f44-4340-960e-d440ffb7a846', '3365b0d789de0ac2462cbdb231578d54e5353711d54dd7133a0039e8a0369136', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"c4f65409-2724-4324-b405-9c2b378b35e4","userId":"5c67eb00-37de-45f3-b3f0-e3036a1e6ed4","bottleId":"1dedfdd5-ee9b-49d4-93fa-58eaf22a6a38","isArchived":true}', '{"kind":"applied","wineId":"c4f65409-2724-4324-b405-9c2b378b35e4","seq":16}', 16);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '5430e782-6457-4ff5-94ed-171b01564fbf', 'b137d9e3f72970a3ac70234f1a620fd5284dab9d74e30a080fb5cf27e88c941d', NULL, '{"kind":"applied","wineId":"88cfc96d-8824-4d8e-a1ba-4dc02f87dfce","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '69e2958e-8c66-4dba-b7ff-763bd6b1edd3', 'f542620fe57beb58a76f7b213d267fcf41ee0528890ebb60fc6aa6a2acaafcdc', NULL, '{"kind":"applied","wineId":"e393834e-1ec6-4133-9504-56c8c698542f","overwritten":{"region":"Gascony"},"decidedAt":1795369415778,"seq":21}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '6ccbeb49-50d1-4a86-97a9-28d843afc35b', '14aafcf894d9521bcda8de8a3427ccbc339b136e46094995a9be2f7042ff02f0', NULL, '{"kind":"applied","wineId":"5ed610e6-fa59-404d-b86e-f0783ee299b6","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '7532f432-5049-4f3b-9da2-a6a26fe37526', 'eabe284321775ca82fd9c7af30290b1f80051ddbd3848345e2b820a1550af566', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/477afdda-b2f3-4860-9602-dab413b5004c","nonVintage":true,"appellation":"Rioja DOCa","designation":"Viña Tondonia","alcohol":13.5,"drinkFrom":2024,"drinkTo":2036,"tags":["Geschenk","🍒"],"barcodes":["8410591000123"],"id":"7cdad5ed-577b-445c-8082-646ef11146b3","userId":"5c67eb00-37de-45f3-b3f0-e3036a1e6ed4","bottleId":"7d50624e-be10-45f4-b63b-e57d1f82a470","isArchived":false}', '{"kind":"applied","wineId":"7cdad5ed-577b-445c-8082-646ef11146b3","seq":15}', 15);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '84bc3148-c9e5-45c2-a13d-107fe95ea5c7', '6164598ac5acfb5e45a8be16f3ce7d4ab1523014ffd90274ffec7def5f140543', NULL, '{"kind":"applied","wineId":"fd45239c-37bd-4af5-92dd-c9f2604aa320","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '8926ac67-5160-4178-b68c-900dc700d928', 'a5390747e06c443be78b3c9c774abaa87bed09e95ab46d3b0ef2ce50792e76a7', NULL, '{"kind":"applied","wineId":"7cdad5ed-577b-445c-8082-646ef11146b3","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '90595a8a-b6ef-42f0-879e-c0db062c2bfa', 'a4d4f18d0be53c7412dd886911e84a2c9116cd6976fa8b4a3062b31f1843c312', NULL, '{"kind":"applied","wineId":"e393834e-1ec6-4133-9504-56c8c698542f","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '984caa13-3f32-4686-b25d-d3238cbdfc38', '7e9f21b6c6b62e238a44cfe1453cd70a9a56697f1a206046ddb2b89526df7f40', NULL, '{"kind":"applied","wineId":"d27bf1fe-86f2-45d4-8ed5-ae2a150ecc55","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '9fea931f-8a54-4ec9-8beb-31fb3d7e1379', '6e85a719b5961e1e4b3587d17cc9de8d8ea5028452c27253a3c9314b9bc464df', NULL, '{"kind":"applied","wineId":"b1d83559-90a9-45a0-81cc-537beb5b5b4e","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 'b508c6a2-c2b4-4960-be6c-3460b1a7b67d', 'fa9e33e3ebdc5daddf19a9c9e8b7899e44fc97eefd6b976a9c80d03e52affa96', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 'ced6fa8a-e20d-4ea6-bfed-3b21489db032', '2fddae814b30c908327e8c257afe20e8635e73be9231b2759f97a8feead4688a', NULL, '{"kind":"applied","wineId":"511a8975-68ce-4208-9672-6410798a3933","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 'd3918ec0-f203-4ec1-a940-c3bf29f11cd0', '62eea5be7444a202144cd7b56eab44e8c203fd23f0d45c3dd6193673c546c8a0', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"06979f0d-ed7a-467a-bc5a-83738d3b32ed","userId":"5c67eb00-37de-45f3-b3f0-e3036a1e6ed4","bottleId":"82d79de9-4317-44bf-8ac3-58f6b45a3b73","isArchived":false}', '{"kind":"applied","wineId":"06979f0d-ed7a-467a-bc5a-83738d3b32ed","seq":19}', 19);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 'de2a3cd9-83d0-4fc0-898d-3fc8fd878403', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 'e544c71a-4d82-4dff-b530-50ff555b7810', '0a56afbcc729d03236979baf54da0759ea0dfe37e866e94361002437f1f92971', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 'eab54a8c-799b-41ee-8824-61e96460ffcd', '66f200439838860fc9909c8efd00a09c663c28224f1eaa0a525efb666a39768f', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 'f6065677-d658-4dc7-9c6b-f4a7352acd39', '36cb437d6388e418ef8af4be5f098dff64f4dc014a9d9d6a2ea43ab3f65db6d8', NULL, '{"kind":"applied","wineId":"e393834e-1ec6-4133-9504-56c8c698542f","seq":20}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('89978620-05eb-44b1-a0f4-b932944c62e7', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"308e6a3f-1dfa-48a1-b1af-aea6ba087f0b","userId":"89978620-05eb-44b1-a0f4-b932944c62e7","bottleId":"0e23b793-7ac1-4bc3-8392-20d8bc4f49db","isArchived":false}', '{"kind":"applied","wineId":"308e6a3f-1dfa-48a1-b1af-aea6ba087f0b","seq":1}', 1);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('EZEuLgeTghR_5vbgV_JbrQtkMtHoqaoBurYpDaIsDsI', '89978620-05eb-44b1-a0f4-b932944c62e7', 'e2556c8d-1ce3-4eaf-a67d-f1ffb16f65f4', '', 1795369422210, 1795369422245, 1797961432245, 1810921422210);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('FpSU5ZmEDqv7fpg-xx7qbCgUg4oo7huTWCIwpp9VqGM', '5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 'f4bb239d-7d8a-4dca-ac4a-e32d007f090f', '', 1795369413026, 1795369413028, 1797961423028, 1810921413026);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('RUt3fwHOywulEGrvVwp2m1YY2RNaHcN-ak7Z7-LGj74', '5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '91755731-c41a-4e94-84c3-dd1e09d52f6f', '', 1795369414577, 1795369414589, 1797961424589, 1810921414577);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('VB4wSq0bY8IwlLD3e-vCjYudu5MYiBuYhJtljtg-0IY', '5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 'b0920342-90a6-4d77-9bc0-52e6c95562e1', '', 1795369413540, 1795369413549, 1797961423549, 1810921413540);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('shugHBZ3xSOK0uKL4M2ZCtVCAPJ_zcn545ZOpziWkXo', '5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '5cf30242-4f47-4a82-be02-00318c59c703', '', 1795369414094, 1795369414097, 1797961424097, 1810921414094);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('yU9VJdV8YwQZcmftSyWv2qR0skj4fgLI2tuImah-K1M', '5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', '1cef7169-fad6-4ba3-898c-9bbbe2489ddb', '', 1795369415120, 1795369415158, 1797961425158, 1810921415120);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$7juF1uK2guEkXwcwuXxnMg$79/xw118uy7tW1HyD3jQXBnIPvTIMVKAFbqpIW7ETFw', NULL, NULL, 23, 1795369401538, 15, 745, 23);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('89978620-05eb-44b1-a0f4-b932944c62e7', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$dN2sNvfCbyRkoQJWNKHj9Q$MSgl/Xzd/Okr89MHk6jBbCfoVlWa/jKDyOgY6KVW8mE', NULL, NULL, 1, 1795369410783, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 1, 'd5f9c5ac-d281-447c-86ad-c6c3c0e59533', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', '8cad86a6-6c7b-4ac6-92f2-f9428e2ff945', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 2, '3bb1c3ed-ec9b-42be-8ccc-fb992753a182', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '89071955-5d6c-4277-bc59-cac05282ec2a', 4, NULL, 0, 0, 23, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 3, 'fd45239c-37bd-4af5-92dd-c9f2604aa320', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', '9976ac72-d7ff-435a-a34f-e794546607dd', 6, NULL, 0, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 4, '88cfc96d-8824-4d8e-a1ba-4dc02f87dfce', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '65a939b4-7447-4a04-85cc-6361765414e4', 6, NULL, 0, 0, 4, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 5, '511a8975-68ce-4208-9672-6410798a3933', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '945fcee9-7ace-4879-a39a-cbdbde84f56e', 6, NULL, 0, 0, 5, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 6, 'c4f65409-2724-4324-b405-9c2b378b35e4', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '1dedfdd5-ee9b-49d4-93fa-58eaf22a6a38', 6, NULL, 1, 0, 16, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 7, 'b1d83559-90a9-45a0-81cc-537beb5b5b4e', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', '0b4f25b8-d161-4dd4-a76e-dbd2ebf3a639', 6, NULL, 0, 0, 7, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 8, 'd27bf1fe-86f2-45d4-8ed5-ae2a150ecc55', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '47616833-3f63-4069-ab05-02fa480faff1', 6, NULL, 0, 0, 8, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 9, 'e393834e-1ec6-4133-9504-56c8c698542f', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', '7e262bc9-3154-484e-b198-106d82006192', 6, NULL, 0, 0, 21, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 10, '5ed610e6-fa59-404d-b86e-f0783ee299b6', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'e98b0fa9-3d13-4fd7-8268-d97b947426fc', 6, NULL, 0, 0, 10, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 11, '98815d96-fdcc-42a6-83ce-943942ab63cf', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', 'fa139ccd-c39e-4839-80f9-efa350da4bc1', 5, NULL, 0, 0, 18, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 12, '06979f0d-ed7a-467a-bc5a-83738d3b32ed', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '82d79de9-4317-44bf-8ac3-58f6b45a3b73', 5, NULL, 0, 0, 19, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 13, '6f612bee-40c5-4d9b-925c-d0c9064f8b7b', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '49d80bee-de4b-4564-af44-c4fa63638f46', 0, NULL, 0, 0, 17, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 14, '7cdad5ed-577b-445c-8082-646ef11146b3', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '7d50624e-be10-45f4-b63b-e57d1f82a470', 6, '/objects/uploads/477afdda-b2f3-4860-9602-dab413b5004c', 0, 0, 15, 1, 'Rioja DOCa', 'Viña Tondonia', 13.5, 2024, 2036, '["Geschenk","🍒"]', '["8410591000123"]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('5c67eb00-37de-45f3-b3f0-e3036a1e6ed4', 22, '554ad658-29a6-4993-bb75-3f69119ece1d', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'db34ec4f-b36c-4f8e-a1d7-da1d9981ce3f', 6, NULL, 0, 0, 22, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('89978620-05eb-44b1-a0f4-b932944c62e7', 1, '308e6a3f-1dfa-48a1-b1af-aea6ba087f0b', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '0e23b793-7ac1-4bc3-8392-20d8bc4f49db', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
      UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes))
      WHERE id = NEW.user_id;
    END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) BEGIN
      UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes))) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)))
      WHERE id = NEW.user_id;
    END;
PRAGMA user_version = 13;
