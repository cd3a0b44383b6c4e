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
CREATE INDEX email_undos_by_email ON email_undos (email_key);
CREATE INDEX email_undos_by_user ON email_undos (user_id);
CREATE INDEX objects_by_user ON objects (user_id, state, created_at, bytes);
CREATE INDEX reset_links_by_user ON reset_links (user_id);
CREATE INDEX results_by_answer ON results (user_id, answer_no) WHERE answer_no IS NOT NULL;
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX wines_by_photo ON wines (user_id, photo_url) WHERE photo_url IS NOT NULL;
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '069fd85d-f657-4b6d-bfa1-ca29a19f4a99', 2, 'a345a3f6-5ad8-4973-a753-933eb457eaa7');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '29bbd875-16f7-4490-99a0-bc685c9fa21c', 15, 'c06efe62-902e-4825-9a5f-07d230b52565');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '29bbd875-16f7-4490-99a0-bc685c9fa21c', 16, '45ceaae9-05b5-4ef9-ba32-02b032167b7b');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '29bbd875-16f7-4490-99a0-bc685c9fa21c', 17, '560c6b92-623c-437a-8c68-b044d65807df');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '3e89df0e-1a26-42af-8737-4c41f5b00e46', 6, 'cce33511-bd98-471e-93f4-4b8527991cab');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '3e89df0e-1a26-42af-8737-4c41f5b00e46', 7, '2790cd72-ba27-4889-a089-3e0594df8fb4');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '42fe72c8-d372-436c-9ffa-f16f98810e17', 1, '339e2fbc-75b3-4cfb-9059-2648b51179e5');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 'bbca2ff6-58d2-499c-98cc-8198b00bcab2', 1, '3a9c66fd-8d73-47f4-b380-ac5c7374a404');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '069fd85d-f657-4b6d-bfa1-ca29a19f4a99', 2, 1);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '29bbd875-16f7-4490-99a0-bc685c9fa21c', 17, 14);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '3e89df0e-1a26-42af-8737-4c41f5b00e46', 7, 5);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '42fe72c8-d372-436c-9ffa-f16f98810e17', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 'bbca2ff6-58d2-499c-98cc-8198b00bcab2', 1, 0);
INSERT INTO "meta" (key, value) VALUES ('epoch', 'c4bb6a55-430c-4d08-b511-1dec06507775');
INSERT INTO "meta" (key, value) VALUES ('usable_from', '11');
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('4ff3573f-0db3-43a8-8790-e9d2631ed9ea', '050a612f-bb0e-4b4a-9111-229a657534df', 'promised', 1795368708795, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('4ff3573f-0db3-43a8-8790-e9d2631ed9ea', '85f1927d-f98a-416b-9403-d5a083d0895b', 'finalized', 1795368708827, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '898e5186-d057-4025-a067-186c48a08c8a', 'finalized', 1795368705401, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 'e099797a-471f-44db-b6dd-176fae297b9d', 'promised', 1795368711589, NULL, 0);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('93dOkt0GExG3K4XmSZE2DdfbVLOsPvYXNmCXOoBSqaw', '4ff3573f-0db3-43a8-8790-e9d2631ed9ea', 1795372314084);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('4ff3573f-0db3-43a8-8790-e9d2631ed9ea', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"a6406030-a850-45cf-8cd3-028f4bdd676d","userId":"4ff3573f-0db3-43a8-8790-e9d2631ed9ea","bottleId":"69145654-c6c0-44d6-8aca-d810cf1f77e2","isArchived":false}', '{"kind":"applied","wineId":"a6406030-a850-45cf-8cd3-028f4bdd676d","seq":1}', 1);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '14d788b7-74a2-4109-9a41-cd7445234fa5', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '209c2d07-2f4f-420a-8b29-aa16b2ec21d9', 'c360a2d0a61c4e2f5e43af753ca2adbda392332ddd919cad560e421492dd62a2', NULL, '{"kind":"applied","wineId":"55fd4b27-05b5-4340-99e0-c435b8412cd0","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '2790cd72-ba27-4889-a089-3e0594df8fb4', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '339e2fbc-75b3-4cfb-9059-2648b51179e5', '857f1be38b9fc5bf5f6b946aa66b4e62c7a25d07d9ca4334b55416fcb1f76394', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"9f853522-cf35-420c-87d2-3d842f0c9042","userId":"fca1048c-00dd-4e0c-bd16-e60e25b7abc7","bottleId":"1bb02d2e-7a18-4e77-9f9f-1ae28a0ffe60","isArchived":false}', '{"kind":"applied","wineId":"9f853522-cf35-420c-87d2-3d842f0c9042","seq":19}', 19);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '3a9c66fd-8d73-47f4-b380-ac5c7374a404', '8e262b8bf855f74ea30896cfcf3739e0ab7f52e3e5f9b7c8db6c1148054cee46', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"cd653a0d-55e9-4cf7-9438-36ef4944ab33","userId":"fca1048c-00dd-4e0c-bd16-e60e25b7abc7","bottleId":"f6ce415a-fa02-4d66-b6ea-6b554dc21396","isArchived":false}', '{"kind":"applied","wineId":"cd653a0d-55e9-4cf7-9438-36ef4944ab33","seq":18}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '3f4889bc-00fa-46ea-b458-885dd9f47fa0', 'c883208ace3083380a3c3db2e9a4ad9522f26430eb6989c7bf4b18fdc02b5082', NULL, '{"kind":"applied","wineId":"878c30bc-9fcb-420d-afaa-2c89f3eb163d","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '45a0b40e-74fb-4e4c-bcad-3036a3e4b134', 'ccd8d2d2c53c7bacef2674af2a27263ce2f672fdeaaa611dec2defb7e5227ece', NULL, '{"kind":"applied","wineId":"625e831c-f56e-49fc-ba95-be5b257548ad","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '45ceaae9-05b5-4ef9-ba32-02b032167b7b', '67b5f3c37c4e144e7cdaf4f65b9d369c1b700eb816227349f1eef3eb374ecdf1', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"00c294b4-444f-4cef-981c-cf31aa9108e0","userId":"fca1048c-00dd-4e0c-bd16-e60e25b7abc7","bottleId":"722fe903-3e0d-43d7-8b1d-0ae1600e7739","isArchived":true}', '{"kind":"applied","wineId":"00c294b4-444f-4cef-981c-cf31aa9108e0","seq":16}', 16);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '473ba6a2-34a1-4940-8a62-d197728ccfde', 'baa18db6f71fc9dbb88c1ec74547f222934bf0047ac421086be6e7da5306feaa', NULL, '{"kind":"applied","wineId":"0dd226e1-12dc-4a1b-8fce-6cfe9ef553f5","overwritten":{"region":"Gascony"},"decidedAt":1795368711502,"seq":21}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '560c6b92-623c-437a-8c68-b044d65807df', '8d07aeacc10db1e602f02c5a234fdb60bc985be4a699a2316c80c365b23c70e8', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"5062607c-e92b-412d-9318-e344f6dc339b","userId":"fca1048c-00dd-4e0c-bd16-e60e25b7abc7","bottleId":"f881fd47-84b5-4b28-98f2-7fe594e37d1d","isArchived":false}', '{"kind":"applied","wineId":"5062607c-e92b-412d-9318-e344f6dc339b","seq":17}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '5c8d8021-a084-45d6-a6a6-11cbae112b18', '7bb3c82a77d17f593444984de1046f72952d19772143ef6788ed5cbe74b2ed42', NULL, '{"kind":"applied","wineId":"0dd226e1-12dc-4a1b-8fce-6cfe9ef553f5","seq":20}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '5d7e160e-01ac-4beb-9a9d-b0d41b04241c', '5d1af5482694af3aaf3a8420453c6f454852c537372e33cf3b810c3fd02efd1b', NULL, '{"kind":"applied","wineId":"f1197005-c757-4118-b0ac-d37eb822573a","missingPhoto":"/objects/uploads/598d1cfa-6cfe-44fc-a816-c32fe101180c","seq":22}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '5f7e5238-8fcf-4468-b59b-a34a28e87440', '7ae1ef8aa47d1440c6d7e08fe5dc15e6c90c5babb25c2a44237da4e2305314ec', NULL, '{"kind":"applied","wineId":"0b7ba8fe-75fc-4ed1-9d73-d957bbf76918","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '5f938aaf-92ea-4442-a467-dcfaeaa793be', '0b64bddd799d337a1dc434454eafddbd6559a5a0351f5208467e4b99571cbbfd', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '6248ea91-7f23-470e-8174-30ca977eedd7', '158aeabbd1ecdd858f80bfb4a93b8b25c3b80157882ee79d7c174070e1dabf7c', NULL, '{"kind":"applied","wineId":"9f853522-cf35-420c-87d2-3d842f0c9042","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '7254aaa1-8a63-4f4f-b78e-3b2bdc37f372', '1d87b37200b78b596765371ea26b6a996f995c31b43255ec096f5bfec23329f4', NULL, '{"kind":"applied","wineId":"00c294b4-444f-4cef-981c-cf31aa9108e0","seq":6}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 'a345a3f6-5ad8-4973-a753-933eb457eaa7', '7db57e6140e221a8130ee7c59f5bb6bd00d08c20768554b10e6c3d195b8d6b1d', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 'b5b0a41b-43f6-42d1-9acf-5c4ee4d5d905', '0313b6e3447b0af8161fb5f804387f4cf55266fa18fc91054295db732dc82f51', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 'bc14e7fa-2707-4f23-94c2-4c1e6cc5d83a', '91cb4c345350e2c2271060de035e4b6294d0479505c2584da39843b424c4c3e8', NULL, '{"kind":"applied","wineId":"4222648f-daa8-43ec-b88c-8c20b7bc7e4f","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 'c06efe62-902e-4825-9a5f-07d230b52565', '774978db88954a9490d70451a50aa5822413921316207e975b7523da44adf8bf', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/898e5186-d057-4025-a067-186c48a08c8a","nonVintage":true,"appellation":"Rioja DOCa","designation":"Viña Tondonia","alcohol":13.5,"drinkFrom":2024,"drinkTo":2036,"tags":["Geschenk","🍒"],"barcodes":["8410591000123"],"id":"4222648f-daa8-43ec-b88c-8c20b7bc7e4f","userId":"fca1048c-00dd-4e0c-bd16-e60e25b7abc7","bottleId":"9c83e0aa-9ae6-4f21-bdcd-3af86ef6c3ee","isArchived":false}', '{"kind":"applied","wineId":"4222648f-daa8-43ec-b88c-8c20b7bc7e4f","seq":15}', 15);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 'c117bc06-c9d4-4b96-8367-f3732cd8ce8f', '862ff2fa16a492175be0db6a6a97c79c90ee4b11026d216bdcc8c58a88be02c6', NULL, '{"kind":"applied","wineId":"44f52ca6-db82-48b5-82db-1b5fe3d13049","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 'cce33511-bd98-471e-93f4-4b8527991cab', '17e7b7e1aff730bbcb6ae487f06ca18f0800bbff79cd7b9344b652b7eb1edfdf', '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"id":"44f52ca6-db82-48b5-82db-1b5fe3d13049","userId":"fca1048c-00dd-4e0c-bd16-e60e25b7abc7","bottleId":"a9ff7910-9f12-477d-9755-f9418399a211","isArchived":false}', '{"kind":"applied","wineId":"44f52ca6-db82-48b5-82db-1b5fe3d13049","seq":23}', 23);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 'd71ffa80-630a-4e17-b53f-553272065369', '93310b8134d4d8d3f87875b1174a061725e2bd587d257533508c368b3bd37131', NULL, '{"kind":"applied","wineId":"bad9ff68-dd11-441f-9ef3-1765469a19d2","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 'e2295e8f-edbb-4813-a5e3-fcb063a0559f', '30a99e2dafb6d2fa067e7bee7a51435f8118c0f653af894d47e746fe7c52a5d6', NULL, '{"kind":"applied","wineId":"5062607c-e92b-412d-9318-e344f6dc339b","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 'e4f2f465-8cfa-41ad-bdae-282f8f564ed5', '7628930ba29401b0cbb79987a0a835ac684fdad8a714fba20dbb8e0745e49fce', NULL, '{"kind":"applied","wineId":"0dd226e1-12dc-4a1b-8fce-6cfe9ef553f5","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 'ec49dc69-7b73-4105-a139-d2ef8a52c714', '2772402b060e7879110bd376612e63f3377c5424165ba216de5d0e6e110a8222', NULL, '{"kind":"applied","wineId":"84b1ed05-f65f-44fc-a773-5b7938080545","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 'f5d05e72-604f-4cce-bc78-624dd58bec48', '7a7f60015f2b203390bee721c0a44202390ce508a4a312c72ef09c448e9612ff', NULL, '{"kind":"applied","wineId":"734379f9-577d-42f2-9571-bc64c691d299","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 'fad3a8a1-ec5e-4f2c-acc1-8ecd98645bed', '71ad0deab5e8f4d6a9f5d27808a1490b507213e43f7a8a6cd32f151e013e92df', NULL, '{"kind":"applied","wineId":"cd653a0d-55e9-4cf7-9438-36ef4944ab33","seq":11}', NULL);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('2eYz30CJx3MIKp_9TgJ8-dXTrCMMBEE-YFpXc0bDCOU', 'fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '86297e59-a4e5-4296-a620-97998eb8a1a5', '', 1795368710797, 1795368710803, 1797960720803, 1810920710797);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('4BUrwV20QeplMvexzdk1u99aOGiGHxwNf5V5E9fDAuU', 'fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '8d5018d2-3320-4f48-b0e0-2822cbbd9412', '', 1795368710303, 1795368710307, 1797960720307, 1810920710303);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('CJ3CcqJvFOPiF6iz_nbEB2h5OO4VFNuUgbgjvgGSQBg', '4ff3573f-0db3-43a8-8790-e9d2631ed9ea', '97607b75-8bc1-42b3-bbb8-dfeed53db604', '', 1795368714064, 1795368714076, 1797960724076, 1810920714064);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('afxWfogwW0l8-Sj3QHTnzLvC6QhSq14tTve_byB215g', 'fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '9e4f49de-d74c-4fc7-8276-4fe3f7b19c4c', '', 1795368711058, 1795368711061, 1797960721061, 1810920711058);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('ay8bqAxawVKKfCjbayJrIRyGOTT9McTKwjePZtzGBRQ', 'fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 'fa51e563-0602-423f-a228-ebf8f18c493f', '', 1795368709952, 1795368709955, 1797960719955, 1810920709952);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('i6HPPre49fXl17eU1mk2YOcF6ZkBJUSxf3rUTd8RtrA', 'fca1048c-00dd-4e0c-bd16-e60e25b7abc7', '38bee97c-6b96-4a2e-8f3e-0fd8d0d07b5c', '', 1795368710131, 1795368710133, 1797960720133, 1810920710131);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$S241wzy/v5m1QfWn0wK0SA$eXDTBUsZm6WE2Nc1x2SgULbGw/ueQOAKtxFSCyYJblE', NULL, NULL, 23, 1795368704754, 15, 745, 23);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('4ff3573f-0db3-43a8-8790-e9d2631ed9ea', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$kB/95Id6BTVxitZw45NZNg$AI4JsLDsmqPuMpxE+4XHVaG9u9Jl0+VX+9PZjf7jJoE', NULL, NULL, 1, 1795368708730, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('4ff3573f-0db3-43a8-8790-e9d2631ed9ea', 1, 'a6406030-a850-45cf-8cd3-028f4bdd676d', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '69145654-c6c0-44d6-8aca-d810cf1f77e2', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 1, '55fd4b27-05b5-4340-99e0-c435b8412cd0', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', 'fe1574aa-c386-443a-8cd4-6bef9e790995', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 2, '44f52ca6-db82-48b5-82db-1b5fe3d13049', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'a9ff7910-9f12-477d-9755-f9418399a211', 4, NULL, 0, 0, 23, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 3, '734379f9-577d-42f2-9571-bc64c691d299', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', '75983a01-820d-436d-ab0c-c43487d1ecf8', 6, NULL, 0, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 4, '0b7ba8fe-75fc-4ed1-9d73-d957bbf76918', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '0f649879-ff25-436a-a00e-0e2bd3f2cff7', 6, NULL, 0, 0, 4, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 5, '84b1ed05-f65f-44fc-a773-5b7938080545', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '2daac318-568a-457b-8cf7-176684913026', 6, NULL, 0, 0, 5, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 6, '00c294b4-444f-4cef-981c-cf31aa9108e0', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '722fe903-3e0d-43d7-8b1d-0ae1600e7739', 6, NULL, 1, 0, 16, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 7, 'bad9ff68-dd11-441f-9ef3-1765469a19d2', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', '9d795aa4-42ed-4ee6-ae9a-b7ff3c0e4fc3', 6, NULL, 0, 0, 7, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 8, '625e831c-f56e-49fc-ba95-be5b257548ad', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'aff3af8e-94a3-4a78-87ae-81c72a901d5f', 6, NULL, 0, 0, 8, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 9, '0dd226e1-12dc-4a1b-8fce-6cfe9ef553f5', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', 'a7eb7ad7-2b8c-4e5d-ab6e-9a48096b3757', 6, NULL, 0, 0, 21, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 10, '878c30bc-9fcb-420d-afaa-2c89f3eb163d', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '2a704630-ea62-419c-ac3b-1823598d2151', 6, NULL, 0, 0, 10, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 11, 'cd653a0d-55e9-4cf7-9438-36ef4944ab33', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', 'f6ce415a-fa02-4d66-b6ea-6b554dc21396', 5, NULL, 0, 0, 18, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 12, '9f853522-cf35-420c-87d2-3d842f0c9042', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '1bb02d2e-7a18-4e77-9f9f-1ae28a0ffe60', 5, NULL, 0, 0, 19, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 13, '5062607c-e92b-412d-9318-e344f6dc339b', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', 'f881fd47-84b5-4b28-98f2-7fe594e37d1d', 0, NULL, 0, 0, 17, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 14, '4222648f-daa8-43ec-b88c-8c20b7bc7e4f', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '9c83e0aa-9ae6-4f21-bdcd-3af86ef6c3ee', 6, '/objects/uploads/898e5186-d057-4025-a067-186c48a08c8a', 0, 0, 15, 1, 'Rioja DOCa', 'Viña Tondonia', 13.5, 2024, 2036, '["Geschenk","🍒"]', '["8410591000123"]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes) VALUES ('fca1048c-00dd-4e0c-bd16-e60e25b7abc7', 22, 'f1197005-c757-4118-b0ac-d37eb822573a', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '143e4a94-6d28-4606-9444-f16b9482a008', 6, NULL, 0, 0, 22, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]');
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
      UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes))
      WHERE id = NEW.user_id;
    END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) BEGIN
      UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes))) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)))
      WHERE id = NEW.user_id;
    END;
PRAGMA user_version = 12;
