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
CREATE INDEX passkeys_by_user ON passkeys (user_id);
CREATE INDEX reset_links_by_user ON reset_links (user_id);
CREATE INDEX results_by_answer ON results (user_id, answer_no) WHERE answer_no IS NOT NULL;
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX wines_by_photo ON wines (user_id, photo_url) WHERE photo_url IS NOT NULL;
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '0853fc4f-6bb4-48ce-a0f8-5c316f7cf62c', 1, '515bc294-ede8-4dbc-8309-c112c6df3f96');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '2eabaa2a-4d46-40a9-95a3-a9bed6b1994d', 17, 'e68f3817-12f3-4a61-b420-ab36ca89f4b8');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '2eabaa2a-4d46-40a9-95a3-a9bed6b1994d', 18, 'b4584f5a-9959-4e06-9c46-a4f4b4224347');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '2eabaa2a-4d46-40a9-95a3-a9bed6b1994d', 19, 'a5e56199-a4ad-4acf-8e52-aafd0eec25b9');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '830bbc89-e44c-42fe-99f1-e2db458b2a46', 1, '865c5c1b-70f8-4ece-86e0-031ba22defc5');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'a6cc809c-53fb-4d9e-94f7-e55ada9ed6e0', 2, '53f42007-333b-4fbf-8292-740968219cdf');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'fe2a0c5e-c106-4f0e-948c-da3bcf3fb97a', 6, '12b72396-6ccb-4388-b0f6-52f5e8fc17ee');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'fe2a0c5e-c106-4f0e-948c-da3bcf3fb97a', 7, '1c062789-1b2c-4341-8eec-1c67c0651caa');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '0853fc4f-6bb4-48ce-a0f8-5c316f7cf62c', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '2eabaa2a-4d46-40a9-95a3-a9bed6b1994d', 19, 16);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '830bbc89-e44c-42fe-99f1-e2db458b2a46', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'a6cc809c-53fb-4d9e-94f7-e55ada9ed6e0', 2, 1);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'fe2a0c5e-c106-4f0e-948c-da3bcf3fb97a', 7, 5);
INSERT INTO "meta" (key, value) VALUES ('epoch', '35920a7d-2bfa-4df0-841f-bed67872952b');
INSERT INTO "meta" (key, value) VALUES ('usable_from', '16');
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '52b3cf02-9e79-429d-9ca7-60e133799006', 'finalized', 1795381288521, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '6d245d65-e3ee-4bcd-8a5f-6e61621b257c', 'promised', 1795381295502, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('f0ffbf4a-2b9d-455d-a428-74cf92464b15', 'bebb9080-95a3-4566-8d16-641ed7aa9070', 'finalized', 1795381293596, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('f0ffbf4a-2b9d-455d-a428-74cf92464b15', 'c989e54d-3349-4fe7-9545-883fb0266422', 'promised', 1795381293589, NULL, 0);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'place', '0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Keller Ñ","parentId":null,"kind":"room","rows":null,"columns":null,"depth":null,"id":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 1);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'place', '1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Regal B","parentId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","kind":"rack","rows":4,"columns":6,"depth":2,"id":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 2);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('1zrXoscNDrhwZspdH3Zo7TCSb8GjWVQUM3zGS5P-tWc', 'f0ffbf4a-2b9d-455d-a428-74cf92464b15', 1795384897733);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '03f02072-ec50-42e8-a3dd-b1ae05b45bd7', '9af4cc2c47c7b77e273befc7bd9fc4e76641275356bfd19a370407409108a7d0', NULL, '{"kind":"applied","wineId":"c6891745-4d70-4a3e-9445-e6e23e784a3d","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '12b72396-6ccb-4388-b0f6-52f5e8fc17ee', '20652f2ab3b3d9ef96c9cd0a0541024181310e5f0b4ee8720e17c3174f81400d', '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"e9daa482-8036-45d2-a7d5-d3f68cd66fdf","userId":"0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3","bottleId":"acbad6a6-ecc9-48aa-9d1f-0b06abaeb833","isArchived":false}', '{"kind":"applied","wineId":"e9daa482-8036-45d2-a7d5-d3f68cd66fdf","seq":25}', 23);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '1c062789-1b2c-4341-8eec-1c67c0651caa', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '1d1a3396-c633-41fe-be84-bd2e2600016c', '964094fdf1b5cffa8fc8096b2169f00c5e0a4b76fcb8afc488f1caa3cbb53c13', NULL, '{"kind":"applied","wineId":"66f6b6b8-68d0-452f-a46a-45a7041512a6","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '2b1ba5cc-0350-47d2-9769-251488d42023', 'be7fe376101b894982f4223aeaf6d3ab22396375349f38c997479f46b2be19d7', NULL, '{"kind":"applied","wineId":"dbd13275-7ea4-4e91-9cc6-8f1aa5ecd559","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '2cd20873-80ce-4f63-9b55-659b562b3435', 'e84e2774c704a595dff9380f3baea145741fa7d4aab0064ba3d8428760d9903a', NULL, '{"kind":"applied","wineId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '2e592553-401d-4709-bb0d-45fac4c23961', '589000085106e658fbdfa422b7c14c59f5cb892aa0e2b2f40481dd94cb0483d0', NULL, '{"kind":"applied","wineId":"4f91bf8d-f4d5-49f3-ab37-06f93aa79940","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '44ba48c3-049d-45a0-abf2-adc70d2de6ca', '9f9d3ba28801c9080783c15de277d5cf2769e1572eb004cec716d25000468de8', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '4c16ee88-cbd8-447b-a3bd-34e6d728ba4e', '3f918d97f26827b1d9e6954efc142e4b8ec16dd42b294033ac953951266044e0', NULL, '{"kind":"applied","wineId":"705956ef-a4e2-4341-b015-739d98b8a0f8","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '515bc294-ede8-4dbc-8309-c112c6df3f96', '722c35cea1cc9f17a93cc01779bba0d0b6ead45cc9218a96854ca57188aa2c07', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"f60d8d1e-5e5e-4161-ae02-3abc7dac2c06","userId":"0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3","bottleId":"3b7a9084-e4ca-4e96-8a0a-5aad1f5e54c6","isArchived":false}', '{"kind":"applied","wineId":"f60d8d1e-5e5e-4161-ae02-3abc7dac2c06","seq":20}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '53f42007-333b-4fbf-8292-740968219cdf', 'd7f2938bb37e5311ff0a17be6418e1f61345ba81e1a97f0587a890065fccada8', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '5b73d41f-0603-4751-9e03-55897161f1b9', '7eaa22995b0fc919441e19002bd40887499a9b194634f501f8f2a824c21618d8', NULL, '{"kind":"applied","wineId":"e9daa482-8036-45d2-a7d5-d3f68cd66fdf","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '5be5b121-ed42-4354-97dc-bbd9d7c2f9ab', '1faf97cc7a7c6f7bfb95dfe00c71c2d5812f41d6d94615b45a8f0b82a9ab3099', NULL, '{"kind":"applied","wineId":"307fcc88-6071-49e7-9033-6246c141ebaa","seq":6}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '75d566da-62c0-467e-93e4-5bde6680a11c', '8d9392398a66b6546513a5bce4ffff202ade88a9656c888ce0e85fcc6072a88b', NULL, '{"kind":"applied","wineId":"553ca6f1-a55e-49c2-9718-72966f96afbf","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '7c21f886-1329-4bde-89cb-312f82dbf935', 'c3f245b5613b7f63c3f3d54b5c228c63ab4d85acdedbb7c294c52afc55e268d7', NULL, '{"kind":"applied","wineId":"f60d8d1e-5e5e-4161-ae02-3abc7dac2c06","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '865c5c1b-70f8-4ece-86e0-031ba22defc5', 'b8b275b98eb39f3e12c8091814c3cd56f63c4184e8d6340baa84f8959aa92194', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"c6891745-4d70-4a3e-9445-e6e23e784a3d","userId":"0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3","bottleId":"bf8303c3-c3ce-44a5-ba50-ccdf6cb31bd6","isArchived":false}', '{"kind":"applied","wineId":"c6891745-4d70-4a3e-9445-e6e23e784a3d","seq":21}', 19);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'a5e56199-a4ad-4acf-8e52-aafd0eec25b9', 'fd895b386cd429ef87fa411cc7b8e92dd78532b75bc8bfbf3bd7de786d9e8075', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"27541803-a4c1-41ff-8664-6e9b2ff131e8","userId":"0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3","bottleId":"4151cdaa-e517-4b1f-bf71-3f68c5b95d2d","isArchived":false}', '{"kind":"applied","wineId":"27541803-a4c1-41ff-8664-6e9b2ff131e8","seq":19}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'a6bb539d-704f-4385-b2c7-d4d141744576', '5a6263ace8ddadd74563a76676fce65fc50388ac7adefb7662a74ad2bb1b86bc', NULL, '{"kind":"applied","wineId":"c1da00cb-b911-40ea-a9a2-65da38d805bc","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'affd92f1-a09b-4987-aa8c-49ddcc9c39ac', 'c7249259621ceae56b90d44a1bf8c4495b880dd2dc4ada413b41441f2f19fe85', NULL, '{"kind":"applied","wineId":"7976d8ce-9108-4512-84c3-6baee84de27f","seq":16}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'b4584f5a-9959-4e06-9c46-a4f4b4224347', '40e2904a428580b54387842394cc3f031bde0d9e99ad1bfdb7b9ea06b5189d00', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"c1da00cb-b911-40ea-a9a2-65da38d805bc","userId":"0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3","bottleId":"4e52d12a-a908-4de8-88e4-9b651d45983e","isArchived":true}', '{"kind":"applied","wineId":"c1da00cb-b911-40ea-a9a2-65da38d805bc","seq":18}', 16);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'b864fcc7-2cb0-4f98-ba77-9581d54ee764', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'c4630e87-7b50-4a89-9351-fbac3db3164c', 'f282e0b4b0490425910cdae162954e7af2d392576384d3858f50018d3c9c2b32', NULL, '{"kind":"applied","wineId":"30e9eb5c-8de1-4481-aa02-c5e658c5951b","missingPhoto":"/objects/uploads/6c160ce0-8fcc-4455-8d34-f50f441c32d5","seq":24}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'cac68736-ddde-4e81-9f65-8ff6e0d3dc98', '07916496415cd613da560751dbc0f32741149ce3b9538f90fe40ddd839d8c5f7', NULL, '{"kind":"applied","wineId":"4f91bf8d-f4d5-49f3-ab37-06f93aa79940","overwritten":{"region":"Gascony"},"decidedAt":1795381295473,"seq":23}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'ce1fe2a6-72ff-426a-b1f9-2fa26da20e59', '0c69dfc81e296680897b12971f8de3e34b00a7544ad5e7ea16c8d36bb7449cda', NULL, '{"kind":"applied","wineId":"d116575e-7f89-44de-9e5b-7b3cb217ade0","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'dd424d7e-6768-4c15-bfe3-768d740f19f8', '83bce2cad14317fbfe7cea98b98b34c7a9da20f2cfc3a3d8debd229bf3008106', NULL, '{"kind":"applied","wineId":"27541803-a4c1-41ff-8664-6e9b2ff131e8","seq":15}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'e09bfe8c-dc5e-4929-afbc-69b1db34bc5a', 'f6b793e5c15b0601905897cf5e36c5089d40d7a1e37b0b793dea0a5133483ae5', NULL, '{"kind":"applied","wineId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'e68f3817-12f3-4a61-b420-ab36ca89f4b8', '63701ac4070d3ff1e7445fb4251670b86fd7f5253fa7ffae2a4447974cd3feb4', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/52b3cf02-9e79-429d-9ca7-60e133799006","nonVintage":true,"appellation":"Rioja DOCa","designation":"Viña Tondonia","alcohol":13.5,"drinkFrom":2024,"drinkTo":2036,"tags":["Geschenk","🍒"],"barcodes":["8410591000123"],"lots":[{"id":"cfae5f47-188a-4936-af1c-4125c4b8eb3e","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}],"id":"7976d8ce-9108-4512-84c3-6baee84de27f","userId":"0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3","bottleId":"cfae5f47-188a-4936-af1c-4125c4b8eb3e","isArchived":false}', '{"kind":"applied","wineId":"7976d8ce-9108-4512-84c3-6baee84de27f","seq":17}', 15);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'ee8c1cc6-2c38-49e9-b6a0-14abdbd486ff', 'b726e94ba63b8155e974358350192b8dc4c2e8a64b0d38cdf5b0a0c9c8aaccc6', NULL, '{"kind":"applied","wineId":"4f91bf8d-f4d5-49f3-ab37-06f93aa79940","seq":22}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'fca14def-6c5e-4408-9ff9-c3a2d2364966', '59225b6123481b1ef5dddde7508d8597a8f50e424f0ed1f7be1b09a80421caa0', NULL, '{"kind":"applied","wineId":"5da9ff35-a6e6-4b84-9f75-b4fc7a4bac15","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'fed8a759-a743-4468-ba86-0d79f2e87eec', '121a0f0578aa9f1e60cd7023d92db727f646c25915d8012828d95e0b176cff02', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('f0ffbf4a-2b9d-455d-a428-74cf92464b15', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"1854342b-50dc-451e-9411-6b5564486262","userId":"f0ffbf4a-2b9d-455d-a428-74cf92464b15","bottleId":"9e05d30b-2e28-46a4-b060-1d2a563b4ea3","isArchived":false}', '{"kind":"applied","wineId":"1854342b-50dc-451e-9411-6b5564486262","seq":1}', 1);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('-YJUteiAfmPvcSOv0rgL8OjYOVOysB4Rp1BhQsi5jiY', '0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '515d1460-44bd-44a2-93e5-2a379425e87c', '', 1795381295333, 1795381295337, 1797973305337, 1810933295333);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('NMRHzyiRWoixA9FWBmF6Xpv7zMgX1I5mdw--JcBsxB4', '0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '67db7124-a76e-48c7-a97a-cf3ec4573c3f', '', 1795381294523, 1795381294524, 1797973304524, 1810933294523);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('TTKkZVIyYZL8nph3z3jP-6cZ8_9EBpZG0ef_G43B160', '0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'a7d08d31-015f-41f8-bb79-989bea2339a6', '', 1795381294917, 1795381294918, 1797973304918, 1810933294917);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('cfFWRvW1IPVrzjBXJY1tjsmyb1eN1ppnMYTPXCZHt3Y', '0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '31e755a0-cf02-4f8d-bec8-a49b0234893c', '', 1795381295117, 1795381295123, 1797973305123, 1810933295117);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('s_MKSE8eUqKKCZBTgy6F7yY5KPWLvwT9KGDuTaCY7G8', 'f0ffbf4a-2b9d-455d-a428-74cf92464b15', '1a9e3ad1-9703-4ce8-a610-5e1f07b8e1ba', '', 1795381297703, 1795381297719, 1797973307719, 1810933297703);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('wi6kcuFjU3Wd25zvNaBdQfdMstbabdtV-ocFGOw6RNQ', '0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', '32039ab1-40fd-44ae-ac2c-a84febe68982', '', 1795381294653, 1795381294656, 1797973304656, 1810933294653);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$7SqtS345D+NoaX4Wks0J/w$DbpEHEqngvGlKWQaw3+vHSd70hX5NYzNllnxWhgPD6E', NULL, NULL, 25, 1795381287748, 15, 756, 23);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('f0ffbf4a-2b9d-455d-a428-74cf92464b15', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$ewvnbDNKLyH4At+5MjCRbw$klQrA8332gE7xzr72GStY5QbEfYS8TB6/k8QRhyst6Q', NULL, NULL, 1, 1795381293544, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 3, '66f6b6b8-68d0-452f-a46a-45a7041512a6', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', 'b1359577-4dfd-44ae-9c46-9fc4b81475b3', 6, NULL, 0, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 4, 'e9daa482-8036-45d2-a7d5-d3f68cd66fdf', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'acbad6a6-ecc9-48aa-9d1f-0b06abaeb833', 4, NULL, 0, 0, 25, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 5, '553ca6f1-a55e-49c2-9718-72966f96afbf', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', '3a98e3d5-43da-42a5-91b0-60d19aefc042', 6, NULL, 0, 0, 5, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 6, '307fcc88-6071-49e7-9033-6246c141ebaa', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '81e1a5be-d673-49fd-aa1a-1f59b18ec4e8', 6, NULL, 0, 0, 6, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 7, '5da9ff35-a6e6-4b84-9f75-b4fc7a4bac15', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '7ec15ff2-66a5-448d-bb15-94d4f51f11de', 6, NULL, 0, 0, 7, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 8, 'c1da00cb-b911-40ea-a9a2-65da38d805bc', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '4e52d12a-a908-4de8-88e4-9b651d45983e', 6, NULL, 1, 0, 18, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 9, 'd116575e-7f89-44de-9e5b-7b3cb217ade0', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', 'f20c5102-b702-4892-994d-6e33dc1723a8', 6, NULL, 0, 0, 9, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 10, 'dbd13275-7ea4-4e91-9cc6-8f1aa5ecd559', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'e94b9c20-f2ae-48aa-a618-2552e8e62633', 6, NULL, 0, 0, 10, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 11, '4f91bf8d-f4d5-49f3-ab37-06f93aa79940', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', '4ff58674-feeb-4877-a954-76dd34b35bf9', 6, NULL, 0, 0, 23, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 12, '705956ef-a4e2-4341-b015-739d98b8a0f8', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '8931fafc-4682-4c6c-8cbd-1147d71383c4', 6, NULL, 0, 0, 12, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 13, 'f60d8d1e-5e5e-4161-ae02-3abc7dac2c06', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', '3b7a9084-e4ca-4e96-8a0a-5aad1f5e54c6', 5, NULL, 0, 0, 20, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 14, 'c6891745-4d70-4a3e-9445-e6e23e784a3d', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'bf8303c3-c3ce-44a5-ba50-ccdf6cb31bd6', 5, NULL, 0, 0, 21, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 15, '27541803-a4c1-41ff-8664-6e9b2ff131e8', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '4151cdaa-e517-4b1f-bf71-3f68c5b95d2d', 0, NULL, 0, 0, 19, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 16, '7976d8ce-9108-4512-84c3-6baee84de27f', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'cfae5f47-188a-4936-af1c-4125c4b8eb3e', 6, '/objects/uploads/52b3cf02-9e79-429d-9ca7-60e133799006', 0, 0, 17, 1, 'Rioja DOCa', 'Viña Tondonia', 13.5, 2024, 2036, '["Geschenk","🍒"]', '["8410591000123"]', '[{"id":"cfae5f47-188a-4936-af1c-4125c4b8eb3e","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('0ceddb86-b01e-47cb-87d6-c61cc6f0f6f3', 24, '30e9eb5c-8de1-4481-aa02-c5e658c5951b', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'e99f73b3-0009-462f-be89-7699b5bbb6d3', 6, NULL, 0, 0, 24, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots) VALUES ('f0ffbf4a-2b9d-455d-a428-74cf92464b15', 1, '1854342b-50dc-451e-9411-6b5564486262', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '9e05d30b-2e28-46a4-b060-1d2a563b4ea3', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]');
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
      UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))
      WHERE id = NEW.user_id;
    END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots))) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))) BEGIN
      UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))))
      WHERE id = NEW.user_id;
    END;
PRAGMA user_version = 16;
