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
    seq INTEGER NOT NULL, non_vintage INTEGER NOT NULL DEFAULT 0, appellation TEXT, designation TEXT, alcohol REAL, drink_from INTEGER, drink_to INTEGER, tags TEXT NOT NULL DEFAULT '[]', barcodes TEXT NOT NULL DEFAULT '[]', lots TEXT NOT NULL DEFAULT '[]', removed_at INTEGER,
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
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '172bae51-9d55-42fe-ab84-1d76570e8262', 6, 'a5329776-9920-4890-b26a-d1472144aa91');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '172bae51-9d55-42fe-ab84-1d76570e8262', 7, 'fc851c58-75e7-4301-a753-865d4075cc43');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '248c8ada-b9b9-4967-bd55-6e846b5c183b', 1, 'd451f1f0-b5ff-4e1d-8254-d37a01ec5179');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '72f360bc-c12c-4c6a-a927-5f3b69f33bfe', 19, 'ab8c3217-4616-48f8-9ad2-a4614f6f3caa');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '72f360bc-c12c-4c6a-a927-5f3b69f33bfe', 20, 'fde2a22d-4626-4c5f-b7c7-dd7a9e780476');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '72f360bc-c12c-4c6a-a927-5f3b69f33bfe', 21, 'c80e147b-057f-4eb4-b884-cd2b60791566');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '72f360bc-c12c-4c6a-a927-5f3b69f33bfe', 22, '9b42e9b1-061c-45ec-bd09-8d959bc26d6e');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'c3f1afb8-03f0-445a-8772-6cdde1bbfd80', 2, '5906cc8c-1c53-4db9-8f68-83fa9cadc95b');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'cf266667-89d1-4a03-ab7b-d8df14c796ce', 1, '4acf014d-ac0b-4b53-ac0b-001546b369d0');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '172bae51-9d55-42fe-ab84-1d76570e8262', 7, 5);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '248c8ada-b9b9-4967-bd55-6e846b5c183b', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '72f360bc-c12c-4c6a-a927-5f3b69f33bfe', 22, 18);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'c3f1afb8-03f0-445a-8772-6cdde1bbfd80', 2, 1);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'cf266667-89d1-4a03-ab7b-d8df14c796ce', 1, 0);
INSERT INTO "meta" (key, value) VALUES ('epoch', 'a0867145-cb1e-47f5-a66d-fd842f8232ef');
INSERT INTO "meta" (key, value) VALUES ('usable_from', '18');
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '0f981a0f-c70d-4462-bfce-e7c2fd45a3c5', 'promised', 1795391313147, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'b3b204ee-6928-4a95-8918-5e14b227d773', 'finalized', 1795391311012, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('23396fca-8eb3-43c6-8fdc-438713cbe3e2', '9ccee451-61b0-4426-acc7-c5ab1cd6510e', 'finalized', 1795391312210, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('23396fca-8eb3-43c6-8fdc-438713cbe3e2', 'b00626a9-668e-4d1a-a82a-7dba05f70313', 'promised', 1795391312207, NULL, 0);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'place', '0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Keller Ñ","parentId":null,"kind":"room","rows":null,"columns":null,"depth":null,"id":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 1);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'place', '1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Regal B","parentId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","kind":"rack","rows":4,"columns":6,"depth":2,"id":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 2);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('nInbQbthLgH6Tv1HWW1eC0dVP1b27LUXeCxWVrdLNks', '23396fca-8eb3-43c6-8fdc-438713cbe3e2', 1795394914036);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '058dbac0-aff2-43eb-b669-d4091bfa36f9', 'b8bf9dff369ebdad5a094be5aa54f33254df5238cec332c22b9cbc894c825cc6', NULL, '{"kind":"applied","wineId":"c2805d97-3ef8-43f4-b3b8-4db626af2218","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '06e669ef-c1a9-4885-9f9f-a6b5bf5db511', '88888590cd514c2ebbfe318e16c2880dd1eeb3c99f2f0b88d5e54b766dd01cc6', NULL, '{"kind":"applied","wineId":"52cdd839-4136-4f06-81a3-20a21eb4204d","seq":18}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '0775e546-3d5e-45c8-859c-13308957181f', '4d6284cf1fbaee3a0c67da4d2f4df9dc0655cf66bdd3ab760fe819ce97794674', NULL, '{"kind":"applied","wineId":"87a62d9f-16f7-4640-b6fe-6098c4a0023e","seq":16}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '0c60069e-4dc4-48f6-a146-979bc24a058c', 'a1b2e762ec134ae64818a3f38207010905d8f1c4d5878fcb311ec87f420449eb', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '1fae8f12-4c28-4255-8f5c-2f62936a6275', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '232d9a8b-d277-4c6d-8733-ddb4e918fa5c', '5662de71e904ad05e931ef57f54b2e8c42c58770367a9343d028321cac778744', NULL, '{"kind":"applied","wineId":"fdfff640-269c-4236-a8ad-439ba13e9c56","seq":6}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '24343bca-60df-4fec-b06a-b74c3109e6d2', '3fba8d4a74976c0c46afe5efd325612fa11dec0b5db7f8829e19b81f0ac135ae', NULL, '{"kind":"applied","wineId":"ba286a80-882c-42e0-8102-800fb77669a4","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '439dca0b-c797-4f9a-9332-2ae9775d7912', 'e84e2774c704a595dff9380f3baea145741fa7d4aab0064ba3d8428760d9903a', NULL, '{"kind":"applied","wineId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '4acf014d-ac0b-4b53-ac0b-001546b369d0', 'c51a1d9cd673728bf2303f8e142f35781247dbdd6f392a13f3000cb66b6fd8bf', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"ac120af6-ab81-4512-a165-b02474a11774","userId":"1918932b-5333-475f-898c-ca5f6d7848e4","bottleId":"0f742402-749b-4394-b0e4-22144a9dfc1f","isArchived":false}', '{"kind":"applied","wineId":"ac120af6-ab81-4512-a165-b02474a11774","seq":23}', 21);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '4e2cf81a-b228-4f14-9e32-139de7c08f95', 'f6b793e5c15b0601905897cf5e36c5089d40d7a1e37b0b793dea0a5133483ae5', NULL, '{"kind":"applied","wineId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '516d802c-b443-4d00-9ec5-d942c8b8c82a', 'c7f9302163ee3e93743d63ed3526348636899056c35ccce1f87b1f4cd5cc1fa5', NULL, '{"kind":"applied","wineId":"6fa481e0-e70a-4710-abc6-7ed7c0149a2b","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '55d9c876-f829-4e26-b2b1-9e3b6fa306cd', '97c6be72e38cde733f62fb1d13be319726df6e3c62f3b98716082d636fab1273', NULL, '{"kind":"applied","wineId":"1056b548-130f-47e8-888e-7bd7f136de25","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '5906cc8c-1c53-4db9-8f68-83fa9cadc95b', 'a7ca77dba4a6c176821e221de5173140e2de144712983f39a713e5cdaaceb739', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '5d14b183-ebf5-41e3-b826-737d107f86cf', '0e31e32e1f7fd316b46162b96f81a6b57f140d2334684c73c3d072ed8407c793', NULL, '{"kind":"applied","wineId":"0abe7c73-bdb1-4fae-b05d-61cf61d5410d","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '7bd5c345-9c37-49a3-bb1b-34c42b6744bd', '29f7bc69667821b02f54b3740d1a3f2f6bb62d052235fca263d59d08d43bbed6', NULL, '{"kind":"applied","wineId":"0c045043-d837-400c-97dc-254a45162705","overwritten":{"region":"Gascony"},"decidedAt":1795391313127,"seq":26}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '84b1d58b-cd63-49c8-a265-a0800698e340', '1b2e58bfd4467de1298cfbc3857b2653f979ef973b8d4de0f35bc3513f83ecef', NULL, '{"kind":"applied","wineId":"0c045043-d837-400c-97dc-254a45162705","seq":25}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '88e120c5-b590-4f9c-8d27-14ebf3159669', '1041fbe67b567c1c46afdf4dc7b229b6443fdd02a85366eccef0c973a37c08cb', NULL, '{"kind":"applied","wineId":"bb1fb213-eec9-4093-9e78-50d736ef8294","seq":15}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '9857ba24-45e9-430b-8c45-b36ef558e49d', 'd129d15ac2d34fb3be6950861bb530eccff0809fd67da5c17e83e3235ff1f103', NULL, '{"kind":"applied","wineId":"fb7a2281-f1da-4db5-a49b-891665591f77","missingPhoto":"/objects/uploads/a7b99292-9169-4ae4-a656-30d786b37ce8","seq":27}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '9b42e9b1-061c-45ec-bd09-8d959bc26d6e', '1c6b47681a86df55db6992107c936127eda45aadfe6d9f29409fcb3edeac30eb', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"bb1fb213-eec9-4093-9e78-50d736ef8294","userId":"1918932b-5333-475f-898c-ca5f6d7848e4","bottleId":"5108ad0a-6f40-49e9-b26f-ddc821641c83","isArchived":false}', '{"kind":"applied","wineId":"bb1fb213-eec9-4093-9e78-50d736ef8294","seq":22}', 20);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '9b4ef48b-1bef-4239-8dcf-aac6fe47d6bd', '6531d35ff240696d32bb3c91fff0abeddbf36c22aaacb62bb2fe3e2483653662', NULL, '{"kind":"applied","wineId":"8fd403a6-174a-4507-b161-f2f1957bc756","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '9cf54d34-f864-45be-b82f-b0beded82f39', 'a21846830e388718923d28fb7558739106f0824f486f933a8d18cc23a4de7f65', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', '9cfff044-41f7-479c-ab77-9c5f425b6123', '12b05e8ab3afc8e94e9fbe39126c2f0451c25012b9bc4bcdbbb16bda3381c03d', NULL, '{"kind":"applied","wineId":"ac120af6-ab81-4512-a165-b02474a11774","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'a5329776-9920-4890-b26a-d1472144aa91', '0d4b4b5508c9e3d5bded11b5d904197a3b4fe349abf561d51c37ad66fc91b725', '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"ba286a80-882c-42e0-8102-800fb77669a4","userId":"1918932b-5333-475f-898c-ca5f6d7848e4","bottleId":"99d8dde7-8ae7-4b2e-a453-fb4e2731b21e","isArchived":false}', '{"kind":"applied","wineId":"ba286a80-882c-42e0-8102-800fb77669a4","seq":28}', 26);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'ab8c3217-4616-48f8-9ad2-a4614f6f3caa', 'c87ca4e43a0464611804eb025e23403238495358352a80d3cf7bc79b5b00a108', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/b3b204ee-6928-4a95-8918-5e14b227d773","nonVintage":true,"appellation":"Rioja DOCa","designation":"Viña Tondonia","alcohol":13.5,"drinkFrom":2024,"drinkTo":2036,"tags":["Geschenk","🍒"],"barcodes":["8410591000123"],"lots":[{"id":"0d36708a-5798-42c1-a026-8e072c033af4","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}],"id":"87a62d9f-16f7-4640-b6fe-6098c4a0023e","userId":"1918932b-5333-475f-898c-ca5f6d7848e4","bottleId":"0d36708a-5798-42c1-a026-8e072c033af4","isArchived":false}', '{"kind":"applied","wineId":"87a62d9f-16f7-4640-b6fe-6098c4a0023e","seq":19}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'b67788b0-6b46-43a8-a5cf-bd38a9ae97a7', 'cdb40812a8f6037c2333f738d29de3f63e60e73c9db8d1bb80f8401477d42cd3', NULL, '{"kind":"applied","wineId":"0c045043-d837-400c-97dc-254a45162705","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'c4c87767-9e30-4bea-87db-7ef6ede827aa', '0f3b991ec4920715a68872890de60879e26b6e3ef49d6f9aff36fe9af0bede54', NULL, '{"kind":"applied","wineId":"c52321e4-b848-4dea-abac-3317a3d65e00","seq":17}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'c80e147b-057f-4eb4-b884-cd2b60791566', '79a86301743786ee70a198d3b3b83e4ca5be530bec7ab5157c61c4079a4a96b6', '{"name":"Frascati","producer":"Brezza","vintage":2016,"quantity":6,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Frascati: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"c52321e4-b848-4dea-abac-3317a3d65e00","userId":"1918932b-5333-475f-898c-ca5f6d7848e4","bottleId":"05870e38-aab3-46d2-884a-877b94a3171f","isArchived":false}', '{"kind":"applied","wineId":"c52321e4-b848-4dea-abac-3317a3d65e00","seq":21}', 19);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'cbdfdeac-016b-4a2d-951d-a9777d6ce55d', '4832cc041f7a708c191633dcbb071c8a30a426a070e9d6226da33453709c86fe', NULL, '{"kind":"applied","wineId":"bc2800fc-8cdb-4603-95c8-062a0b05ecb0","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'd451f1f0-b5ff-4e1d-8254-d37a01ec5179', 'd2ac0ec6070bee0c1f6a7b76f3c059126164b6442c97795abd141ac773177166', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"8fd403a6-174a-4507-b161-f2f1957bc756","userId":"1918932b-5333-475f-898c-ca5f6d7848e4","bottleId":"f3d876aa-e89b-421e-83db-917eaed666d7","isArchived":false}', '{"kind":"applied","wineId":"8fd403a6-174a-4507-b161-f2f1957bc756","seq":24}', 22);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'f639d123-9406-44d6-b0df-1a7120b3a26c', '6db54180943c7ae6a5f4243efbe519c491a8d7c34305bfbfaa8e633513f00500', NULL, '{"kind":"applied","wineId":"6aff7422-c2a7-49d6-991a-d1b6a7610e52","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'f7779d66-a3c2-46d8-b8d1-9aa4620ba746', 'ff3b32e7fcfa4485a4a489d64869b13d4932ce5d843e2260d03989203ef8740f', NULL, '{"kind":"applied","wineId":"f177fda4-fc11-42b1-862f-16d480d95337","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'fc851c58-75e7-4301-a753-865d4075cc43', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'fde2a22d-4626-4c5f-b7c7-dd7a9e780476', '6b50cfdf7aa32dfed34c752666e26ced104376cdba3ec4e909d389fe6cc6419d', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"f177fda4-fc11-42b1-862f-16d480d95337","userId":"1918932b-5333-475f-898c-ca5f6d7848e4","bottleId":"f0274941-523b-4f00-9825-755919259390","isArchived":true}', '{"kind":"applied","wineId":"f177fda4-fc11-42b1-862f-16d480d95337","seq":20}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('23396fca-8eb3-43c6-8fdc-438713cbe3e2', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"415a915f-f09d-4737-b4b5-746b757a627f","userId":"23396fca-8eb3-43c6-8fdc-438713cbe3e2","bottleId":"45967486-c1bb-4a23-9d53-6d9c665b1f44","isArchived":false}', '{"kind":"applied","wineId":"415a915f-f09d-4737-b4b5-746b757a627f","seq":1}', 1);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('871fOifoj7a1U2vS2wBazQPhfuwZ2nxe7p2nZmSTc4M', '1918932b-5333-475f-898c-ca5f6d7848e4', 'e2144cbd-ef4d-4ae8-86ae-2a0ad7cc9252', '', 1795391313028, 1795391313029, 1797983323029, 1810943313028);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('QWjsds9-FDK662gTrCsPnhfAgWtqk5vWw1Zu8bwhS2A', '23396fca-8eb3-43c6-8fdc-438713cbe3e2', '73c8a971-301e-4b5c-a5c5-fd52d697d1dd', '', 1795391314024, 1795391314026, 1797983324026, 1810943314024);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('nBzb5LjCKW4irLYelfLMAQVaHSCbRkoNISRs1-jd3ac', '1918932b-5333-475f-898c-ca5f6d7848e4', '8b00fc93-1576-43f1-9efd-af439f9087de', '', 1795391312949, 1795391312950, 1797983322950, 1810943312949);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('pQfTj5FGDaqwG9liXVArqP7UJqDYupxJXCuvZFJnotE', '1918932b-5333-475f-898c-ca5f6d7848e4', '63e87ba8-fd6d-4a1a-8d7f-01abb51a6371', '', 1795391312668, 1795391312669, 1797983322669, 1810943312668);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('qre8htQikm6yGZd5zV6fnKw0y65UUW9sCZk9uqXVWBI', '1918932b-5333-475f-898c-ca5f6d7848e4', '80f1c38a-24d8-4cdb-88af-38d60b721860', '', 1795391312749, 1795391312751, 1797983322751, 1810943312750);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('wuyN3l-QYPqcgA1MSltVNOPxa3OBFjg-l4iAwLBUIgA', '1918932b-5333-475f-898c-ca5f6d7848e4', '7427bce7-da00-4f45-b827-50d6fcfb9051', '', 1795391312829, 1795391312831, 1797983322831, 1810943312829);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$hkVC+avzlpRf9mgem+FjmA$/mB7GWs0RFqO6QrWFRaPRCRMjzRgBa6Pu2F8+3hQUrw', NULL, NULL, 28, 1795391310783, 17, 853, 26);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('23396fca-8eb3-43c6-8fdc-438713cbe3e2', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$G7O2t9Ii7lYyPIZ0m917rw$r1jH3aDdcvkHjXfk64E9U455FFm9AVejsygJLg+DwXE', NULL, NULL, 1, 1795391312195, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 3, '0abe7c73-bdb1-4fae-b05d-61cf61d5410d', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', 'dc7a65aa-8ea9-4d24-96f0-3406cd2979cf', 6, NULL, 0, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 4, 'ba286a80-882c-42e0-8102-800fb77669a4', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '99d8dde7-8ae7-4b2e-a453-fb4e2731b21e', 4, NULL, 0, 0, 28, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 5, 'bc2800fc-8cdb-4603-95c8-062a0b05ecb0', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', '18acbceb-e1a3-482f-93b3-518e6092203c', 6, NULL, 0, 0, 5, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 6, 'fdfff640-269c-4236-a8ad-439ba13e9c56', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '48edd462-b3ae-4fe2-b3ff-005787e6db7b', 6, NULL, 0, 0, 6, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 7, '6aff7422-c2a7-49d6-991a-d1b6a7610e52', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '50583a98-ab13-4be5-9d63-9c498f536f80', 6, NULL, 0, 0, 7, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 8, 'f177fda4-fc11-42b1-862f-16d480d95337', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'f0274941-523b-4f00-9825-755919259390', 6, NULL, 1, 0, 20, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 9, '1056b548-130f-47e8-888e-7bd7f136de25', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', 'fd0a7239-d9a0-49cd-9c3f-a5c4a7435f76', 6, NULL, 0, 0, 9, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 10, '6fa481e0-e70a-4710-abc6-7ed7c0149a2b', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '1c2965dd-ed0d-46c0-9489-d0bb7a902c7e', 6, NULL, 0, 0, 10, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 11, '0c045043-d837-400c-97dc-254a45162705', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', 'becef5d3-05df-407b-b8af-f910000f8770', 6, NULL, 0, 0, 26, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 12, 'c2805d97-3ef8-43f4-b3b8-4db626af2218', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'e70e56e5-35d3-4c15-b8c1-3950b346a49e', 6, NULL, 0, 0, 12, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 13, 'ac120af6-ab81-4512-a165-b02474a11774', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', '0f742402-749b-4394-b0e4-22144a9dfc1f', 5, NULL, 0, 0, 23, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 14, '8fd403a6-174a-4507-b161-f2f1957bc756', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'f3d876aa-e89b-421e-83db-917eaed666d7', 5, NULL, 0, 0, 24, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 15, 'bb1fb213-eec9-4093-9e78-50d736ef8294', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '5108ad0a-6f40-49e9-b26f-ddc821641c83', 0, NULL, 0, 0, 22, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 16, '87a62d9f-16f7-4640-b6fe-6098c4a0023e', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '0d36708a-5798-42c1-a026-8e072c033af4', 6, '/objects/uploads/b3b204ee-6928-4a95-8918-5e14b227d773', 0, 0, 19, 1, 'Rioja DOCa', 'Viña Tondonia', 13.5, 2024, 2036, '["Geschenk","🍒"]', '["8410591000123"]', '[{"id":"0d36708a-5798-42c1-a026-8e072c033af4","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 17, 'c52321e4-b848-4dea-abac-3317a3d65e00', 'Frascati', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Frascati: Leder, „Kirsche“, 🍒', '05870e38-aab3-46d2-884a-877b94a3171f', 6, NULL, 0, 1, 21, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', 1795391311687);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 18, '52cdd839-4136-4f06-81a3-20a21eb4204d', 'Arneis', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '06986cec-47c7-439f-8ec8-7282df6d512e', 6, NULL, 0, 0, 18, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('1918932b-5333-475f-898c-ca5f6d7848e4', 27, 'fb7a2281-f1da-4db5-a49b-891665591f77', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '7bd1178a-d7e9-430f-9606-990dbf97cfdb', 6, NULL, 0, 0, 27, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('23396fca-8eb3-43c6-8fdc-438713cbe3e2', 1, '415a915f-f09d-4737-b4b5-746b757a627f', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '45967486-c1bb-4a23-9d53-6d9c665b1f44', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
      UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))
      WHERE id = NEW.user_id;
    END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots))) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))) BEGIN
      UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))))
      WHERE id = NEW.user_id;
    END;
PRAGMA user_version = 18;
