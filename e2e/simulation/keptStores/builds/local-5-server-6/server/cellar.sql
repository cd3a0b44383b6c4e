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
  , wine_count INTEGER NOT NULL DEFAULT 0, wine_text INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
    UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0)
    WHERE id = NEW.user_id;
  END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) BEGIN
    UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0)) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0))
    WHERE id = NEW.user_id;
  END;
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
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '0419208c-2fae-4b6d-94cd-02c7a49f8e08', 5, '5b4a01da-9f75-4b7e-abeb-3ea4a6105c2f');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '0419208c-2fae-4b6d-94cd-02c7a49f8e08', 6, 'd6f642a3-0e63-4e02-8adc-18ec1c00fb5a');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '982d661e-2c8a-4d06-9ac1-c40f2b78f806', 1, '70b3285a-46bf-4039-88df-79f09f17c5b5');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'b1e62542-ed30-4f4c-be42-99c2e41b55fb', 1, '33c488c9-761e-4830-a966-7e778ea513cd');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'decbcef5-8290-4be6-85a5-054f7f72d6d6', 1, 'af70cea8-973a-4463-ab2b-002bb18ab2d7');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'f6e2ad47-103a-40a0-92c1-0af5ad6499ae', 15, '4816e069-c000-4841-84ce-a14f23b156bb');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'f6e2ad47-103a-40a0-92c1-0af5ad6499ae', 16, 'ff8c434c-0671-43f8-b27f-ee9c3a6989a8');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'f6e2ad47-103a-40a0-92c1-0af5ad6499ae', 17, '50f5f6b3-17e9-47c8-902d-aca1f3bf725b');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '0419208c-2fae-4b6d-94cd-02c7a49f8e08', 6, 4);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '982d661e-2c8a-4d06-9ac1-c40f2b78f806', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'b1e62542-ed30-4f4c-be42-99c2e41b55fb', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'decbcef5-8290-4be6-85a5-054f7f72d6d6', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'f6e2ad47-103a-40a0-92c1-0af5ad6499ae', 17, 14);
INSERT INTO "meta" (key, value) VALUES ('epoch', 'fcb0b9f0-78ab-4e51-af28-0113713d6493');
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('3f58a3a2-a3f7-4bfc-a197-21b34020f487', 'ca6162a3-2c9e-4bad-9e8f-eeedcabeff29', 'promised', 1795337450623, NULL, 10485760);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('4ef020ff-8736-46b1-a1b3-7accd49a9398', '7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'finalized', 1795337447491, NULL, 503);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('dd4a45f3-bb01-45d3-a18b-1802641f1b22', '7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'promised', 1795337453300, NULL, 10485760);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('fd4fa146-ac8d-4de2-9d05-32a1031737b2', 'ca6162a3-2c9e-4bad-9e8f-eeedcabeff29', 'finalized', 1795337450630, NULL, 503);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('HQVu9dITUJOCr3FcpIdqBlfSclxg-HHeu-uEQrFfJh0', 'ca6162a3-2c9e-4bad-9e8f-eeedcabeff29', 1795341054750);
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '05703b8d-d71f-465d-86a8-801ea8a5ead0', '5304bc2cfb5ab72644324aab8ea7f5f7735f885ed683318a74a6c8575405a0f8', 201, NULL, '{"kind":"applied","wineId":"a89a3999-2add-4848-8fcf-784f462b6f20","seq":10}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '22aed2e2-2869-490d-8af0-b6e3b816aeb5', '3e12826a23f430fd7528400721a634563c66a067ea36ee4994af81a9a8600653', 201, NULL, '{"kind":"applied","wineId":"af1712d6-a398-4e86-8cac-44a0a70f7a57","seq":6}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '2c149f2f-9c4c-46ff-a59f-ed148895cce8', 'a71f170f2ce1776b8a930efebdc99875cae5b97b020096c4616bd474bd8317df', 201, NULL, '{"kind":"applied","wineId":"60519ecb-ad05-40c3-ad6d-9bdf96946263","seq":1}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '33c488c9-761e-4830-a966-7e778ea513cd', '6a26ca171fcc4fb7fb383ae6c5836e2bbf746837cef44674ba80918db15c8e11', 200, '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"c543974b-e6e9-4747-820c-09b206505be9","userId":"7629d8bf-a8f1-4073-b75a-e9a3e6e98896","bottleId":"5c154fc6-f4ff-4bf4-92cf-246fa3572100","isArchived":false}', '{"kind":"applied","wineId":"c543974b-e6e9-4747-820c-09b206505be9","seq":18}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '4816e069-c000-4841-84ce-a14f23b156bb', '4b98ae2a8936d516cb581c7e003af9d69b351e4f8abcad99dd9a90405960d577', 200, '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/4ef020ff-8736-46b1-a1b3-7accd49a9398","id":"a1ee0dfa-12d5-418c-8c1f-e075a6f8661c","userId":"7629d8bf-a8f1-4073-b75a-e9a3e6e98896","bottleId":"757d9ace-48d8-42e8-8b6f-dad6e7e274e2","isArchived":false}', '{"kind":"applied","wineId":"a1ee0dfa-12d5-418c-8c1f-e075a6f8661c","seq":15}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '50f5f6b3-17e9-47c8-902d-aca1f3bf725b', '79e2198272829c8257995366803fd099bfbd1d407cbcc4ec2e3c18e7d0e514c9', 200, '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"29839a95-63da-4afd-b5fe-33dc9a5d92ee","userId":"7629d8bf-a8f1-4073-b75a-e9a3e6e98896","bottleId":"82a7d290-a045-40d1-b44a-5ac6e5f091e4","isArchived":false}', '{"kind":"applied","wineId":"29839a95-63da-4afd-b5fe-33dc9a5d92ee","seq":17}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '5259b6cf-bd6a-4c8b-9717-b8200a4dd94b', '163d6e597d41b8e5ce6e52aca7763cc318c36f4efdf017d1bf3d9109e6dc7c60', 201, NULL, '{"kind":"applied","wineId":"736a9818-b4d6-4a63-a995-c2111eeb096a","seq":12}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '5b4a01da-9f75-4b7e-abeb-3ea4a6105c2f', '451b1dea3a7b43c9fa526b31a9ecdce91498ca1bfb2bb311ffd514bf6d41b263', 200, '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":5,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Barolo: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"60519ecb-ad05-40c3-ad6d-9bdf96946263","userId":"7629d8bf-a8f1-4073-b75a-e9a3e6e98896","bottleId":"e7ff2389-7222-4d62-b3d7-d0ab1bbdfdc5","isArchived":false}', '{"kind":"applied","wineId":"60519ecb-ad05-40c3-ad6d-9bdf96946263","seq":23}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '67fe0493-6321-4ea9-b701-602b06753f91', '982bbc9917d37311bb5c9f8b885399cdbcf95e5424d1d19bf827a6061f70f004', 201, NULL, '{"kind":"applied","wineId":"57a5f794-4e01-43a9-adb1-fa5e27aa18f5","seq":4}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '6f16ebe5-bd69-44df-b10a-b33cfdc2ecd5', 'bd1bf257f7034a37c53c94e3798380b212b4d6e930bc2eb271fe32d1be8ca5c4', 201, NULL, '{"kind":"applied","wineId":"29839a95-63da-4afd-b5fe-33dc9a5d92ee","seq":13}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '70b3285a-46bf-4039-88df-79f09f17c5b5', '6b0ca4bcaeb5755bfb456cc892e7473f4a49a7a0a39d771827da68c91406c213', 200, '{"name":"Madiran","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Gascony","notes":"Madiran: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"62bf768d-781f-46ba-950f-53d2c45b91e2","userId":"7629d8bf-a8f1-4073-b75a-e9a3e6e98896","bottleId":"fbb34012-d802-495d-9345-b0677c358d41","isArchived":false}', '{"kind":"applied","wineId":"62bf768d-781f-46ba-950f-53d2c45b91e2","seq":20}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '735274cf-a42f-40bc-b0a0-d7b2e437bb3e', '214510a9361855ef107107983cce6e303f57987c1281829b0e81166ef6bc2ecd', 201, NULL, '{"kind":"applied","wineId":"1e7d1eb2-9ff8-4825-99c0-ee56c98e4622","seq":5}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '82189485-14d6-49c5-97bb-cfcec311fe25', '1e7c452bad67d1de66a4baae7556e248bf60d0ff154b1bf1d389afaa1689048b', 201, NULL, '{"kind":"applied","wineId":"c543974b-e6e9-4747-820c-09b206505be9","seq":11}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '93d47146-2de2-483c-b1f9-ecbd2422124a', '62cb6559736c2095e05d3aec51889a6fff52b97035374f9d5281408afccc550f', 400, NULL, '{"kind":"refused","refusal":{"status":400,"code":"invalid","error":"Vintage must be 2026 or earlier","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '9a7aec30-bfaa-4c3d-a532-b2f849cc0e1e', '27fa70fb3b9c4dcb2e42950df7d3039886789c2ac9423f2c1523b81c5cd056d6', 201, NULL, '{"kind":"applied","wineId":"a1ee0dfa-12d5-418c-8c1f-e075a6f8661c","seq":14}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '9be1f541-5152-4dca-be76-8a0bdf92efe7', '76a99177869279a1d4a51f9b629e1a4cd45c4ae29a0e7a28ecd2d2e051a54138', 201, NULL, '{"kind":"applied","wineId":"21865791-6dd8-42f6-9217-ba0a81430f37","seq":2}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'a3382ac0-7abd-4fa0-98b0-7edc8d2ea340', 'b79db4dcfcf57c43553c050d54fba5dc5e0e4f099cb7ef4f220868a0fd566266', 200, NULL, '{"kind":"applied","wineId":"62bf768d-781f-46ba-950f-53d2c45b91e2","overwritten":{"region":"Gascony"},"decidedAt":1795337453243,"seq":21}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'ac1076c6-3d88-40e8-8c70-881bff072f1f', '3b37c7e79ad6f1b6f4afed3ac30b0fe9d8978b7a9a912689931efc2169a0031e', 404, NULL, '{"kind":"refused","refusal":{"status":404,"code":"not_found","error":"Wine not found"}}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'af70cea8-973a-4463-ab2b-002bb18ab2d7', '976affb4654d74e3b5569a73739e4c245fc0a953f6ce7fdd1701d64ef3358f38', 200, '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"736a9818-b4d6-4a63-a995-c2111eeb096a","userId":"7629d8bf-a8f1-4073-b75a-e9a3e6e98896","bottleId":"5583cc53-033d-4b3f-9e1a-fe0a460036ca","isArchived":false}', '{"kind":"applied","wineId":"736a9818-b4d6-4a63-a995-c2111eeb096a","seq":19}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'b17b8910-5f8e-47b9-b117-ebded20f069a', '436fdd9381b28e38da773664caeb575e0e38525a697837b013eef4c6addddf8b', 201, NULL, '{"kind":"applied","wineId":"be46bf3f-9734-43d9-84bc-f9e85bcb0bea","seq":3}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'd6f642a3-0e63-4e02-8adc-18ec1c00fb5a', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', 200, NULL, '{"kind":"skipped"}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'efcef459-ec2b-4b76-ba4f-1f436533072e', '94a8299cc4cec19df24be8f2fb82d0d4ea548dcf9d29f8d446e237239dd7f2b3', 201, NULL, '{"kind":"applied","wineId":"948e3e6b-f99d-41f8-844c-519130efb719","seq":8}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'fb3c71df-88d1-4f19-8ec0-7a1c4711d99d', 'efde6769e087c526903f00c0a45340b7c105c2b70e7fd22861fba1dcaf5ad565', 201, NULL, '{"kind":"applied","wineId":"2828b1ee-43a7-412b-babc-2d51a332dbe5","seq":7}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'fbdac883-2f82-4e81-824a-ea5f3c33317d', 'ca717e7a3751dd60cf4d70737d961905a53006dd89d4c1f06f17e2de3f96414c', 201, NULL, '{"kind":"applied","wineId":"d60bec2c-06d8-4f28-b627-867865ecde85","missingPhoto":"/objects/uploads/72f5655c-1333-409f-acb8-137930238e72","seq":22}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'fbe9d96d-51bd-4158-a149-361056fedafd', 'eec301351190093f2964f771c57b0f9bf2a9a41654968ba071ea1b146f3c0f52', 201, NULL, '{"kind":"applied","wineId":"62bf768d-781f-46ba-950f-53d2c45b91e2","seq":9}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'ff8c434c-0671-43f8-b27f-ee9c3a6989a8', '235b1f7b55c27f1f6fb61efbcc0b0f808eeaa2018565c368f3740e322987e30f', 200, '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"af1712d6-a398-4e86-8cac-44a0a70f7a57","userId":"7629d8bf-a8f1-4073-b75a-e9a3e6e98896","bottleId":"a6288bde-165a-4a5d-8d43-bf16fd309faa","isArchived":true}', '{"kind":"applied","wineId":"af1712d6-a398-4e86-8cac-44a0a70f7a57","seq":16}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('ca6162a3-2c9e-4bad-9e8f-eeedcabeff29', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', 201, '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"c0cf5fe2-c080-4220-953e-d356eef6a614","userId":"ca6162a3-2c9e-4bad-9e8f-eeedcabeff29","bottleId":"d125cc53-77c7-4c59-9089-79d24392def3","isArchived":false}', '{"kind":"applied","wineId":"c0cf5fe2-c080-4220-953e-d356eef6a614","seq":1}');
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('JLpK4wZnDeBO8RfBUAn1xWVPy4a4xhFDBKT7uS90J1I', 'ca6162a3-2c9e-4bad-9e8f-eeedcabeff29', 'd52ead26-8b77-4839-93ef-01da3238fc6b', '', '{"userId":"ca6162a3-2c9e-4bad-9e8f-eeedcabeff29","_expire":1797929454736,"_maxAge":2592000000}', 1795337454733, 1795337454736, 1797929464736, 1810889454733);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('PGPw4wimTF7yXamxfdtpkIAViVngdJU2FG73eI4v8hQ', '7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '4344a6c1-3831-425b-8b51-1b7eb3f84374', '', '{"userId":"7629d8bf-a8f1-4073-b75a-e9a3e6e98896","_expire":1797929453099,"_maxAge":2592000000}', 1795337453097, 1795337453099, 1797929463099, 1810889453097);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('X67ziNb3Q0WLQSFpE5Xmfe-MNYbO5giWha7im9oKkxs', '7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'c832ee4a-ae16-4eeb-b75f-b1f9254c7d2b', '', '{"userId":"7629d8bf-a8f1-4073-b75a-e9a3e6e98896","_expire":1797929452133,"_maxAge":2592000000}', 1795337452121, 1795337452133, 1797929462133, 1810889452121);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('qeWp_hqr4cb5-e3GNESpwKGqQ3Pih0yj0NqYnm2bzHA', '7629d8bf-a8f1-4073-b75a-e9a3e6e98896', '2da51fc3-c3a0-4e43-a72b-7a01b0e4f349', '', '{"userId":"7629d8bf-a8f1-4073-b75a-e9a3e6e98896","_expire":1797929451545,"_maxAge":2592000000}', 1795337451493, 1795337451545, 1797929461545, 1810889451493);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('xoqo-REjRZ2-bE_Uhvx2gAAelEdayGIkiLicYKGM06s', '7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'aa32e519-f13b-4ae9-99ca-df998120507e', '', '{"userId":"7629d8bf-a8f1-4073-b75a-e9a3e6e98896","_expire":1797929452854,"_maxAge":2592000000}', 1795337452853, 1795337452854, 1797929462854, 1810889452853);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('zlz1nI-YE-dEYYNiyn1Ybre3oWCthVtZyD6zgyCAOEU', '7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'bb887fb3-9d9f-437a-b64c-132685a3e980', '', '{"userId":"7629d8bf-a8f1-4073-b75a-e9a3e6e98896","_expire":1797929452442,"_maxAge":2592000000}', 1795337452441, 1795337452442, 1797929462442, 1810889452441);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$jiwzhzeS6FdpIu9Z+6kfzw$uhSZzz/5X13smIooZ4Pq0Hz0USU0moDvV/XdzPAdnMg', NULL, NULL, 23, 1795337447097, 15, 689);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text) VALUES ('ca6162a3-2c9e-4bad-9e8f-eeedcabeff29', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$ge5cnu/0bPiAGBQOzZVJ6A$zNaSHTuKZI2l7udl1rzlYq4bk7Lti5f6tLPQXnm8AbM', NULL, NULL, 1, 1795337450588, 1, 33);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 1, '60519ecb-ad05-40c3-ad6d-9bdf96946263', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', 'e7ff2389-7222-4d62-b3d7-d0ab1bbdfdc5', 5, NULL, 0, 0, 23);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 2, '21865791-6dd8-42f6-9217-ba0a81430f37', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '8ea6ed04-fdf7-4728-99c9-04cc4fdf4c0a', 6, NULL, 0, 0, 2);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 3, 'be46bf3f-9734-43d9-84bc-f9e85bcb0bea', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', 'a78c83cc-25c4-4383-b977-1bf09b562be6', 6, NULL, 0, 0, 3);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 4, '57a5f794-4e01-43a9-adb1-fa5e27aa18f5', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'ee9680ad-a5f6-467b-9db5-6e3b2d44f598', 6, NULL, 0, 0, 4);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 5, '1e7d1eb2-9ff8-4825-99c0-ee56c98e4622', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '5cbb8bfb-6ceb-468f-bbd3-a98e3dcabba3', 6, NULL, 0, 0, 5);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 6, 'af1712d6-a398-4e86-8cac-44a0a70f7a57', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'a6288bde-165a-4a5d-8d43-bf16fd309faa', 6, NULL, 1, 0, 16);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 7, '2828b1ee-43a7-412b-babc-2d51a332dbe5', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', 'f7fb8cd6-52ff-4a97-bbc1-ae58f663c1da', 6, NULL, 0, 0, 7);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 8, '948e3e6b-f99d-41f8-844c-519130efb719', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'd05e9584-de3b-4d3d-88a8-a7e9256514f8', 6, NULL, 0, 0, 8);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 9, '62bf768d-781f-46ba-950f-53d2c45b91e2', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', 'fbb34012-d802-495d-9345-b0677c358d41', 6, NULL, 0, 0, 21);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 10, 'a89a3999-2add-4848-8fcf-784f462b6f20', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '78580953-a993-4e31-86a9-e308f17592c8', 6, NULL, 0, 0, 10);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 11, 'c543974b-e6e9-4747-820c-09b206505be9', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', '5c154fc6-f4ff-4bf4-92cf-246fa3572100', 5, NULL, 0, 0, 18);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 12, '736a9818-b4d6-4a63-a995-c2111eeb096a', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '5583cc53-033d-4b3f-9e1a-fe0a460036ca', 5, NULL, 0, 0, 19);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 13, '29839a95-63da-4afd-b5fe-33dc9a5d92ee', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '82a7d290-a045-40d1-b44a-5ac6e5f091e4', 0, NULL, 0, 0, 17);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 14, 'a1ee0dfa-12d5-418c-8c1f-e075a6f8661c', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '757d9ace-48d8-42e8-8b6f-dad6e7e274e2', 6, '/objects/uploads/4ef020ff-8736-46b1-a1b3-7accd49a9398', 0, 0, 15);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('7629d8bf-a8f1-4073-b75a-e9a3e6e98896', 22, 'd60bec2c-06d8-4f28-b627-867865ecde85', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '4ad017c7-1362-41ba-b86b-a2700b062176', 6, NULL, 0, 0, 22);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('ca6162a3-2c9e-4bad-9e8f-eeedcabeff29', 1, 'c0cf5fe2-c080-4220-953e-d356eef6a614', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'd125cc53-77c7-4c59-9089-79d24392def3', 6, NULL, 0, 0, 1);
PRAGMA user_version = 6;
