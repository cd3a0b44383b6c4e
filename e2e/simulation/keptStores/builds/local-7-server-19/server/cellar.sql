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
CREATE TABLE identities (
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      issuer TEXT NOT NULL,
      subject TEXT NOT NULL,
      known_as TEXT NOT NULL,
      linked_at INTEGER NOT NULL,
      used_at INTEGER,
      PRIMARY KEY (user_id, issuer),
      UNIQUE (issuer, subject)
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
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '04dab74d-9e52-42e6-b026-7d77b41a7c6e', 1, 'c9d98c3a-715e-46c8-b813-06cd32075ef2');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '5d5206ed-3168-4100-b409-1f3823258466', 19, '657421e7-60d4-4312-b955-a66311ca4327');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '5d5206ed-3168-4100-b409-1f3823258466', 20, 'c2be0a43-20b3-4c9b-981e-aa0328539012');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '5d5206ed-3168-4100-b409-1f3823258466', 21, '6a23de19-357b-428a-bdd3-d4f7048431f7');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '5d5206ed-3168-4100-b409-1f3823258466', 22, '08a79243-8708-4864-aa68-0b720f40dcff');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '8c70b0ef-8c68-4397-8258-5ae11ee1be09', 6, '40333f13-1e41-4eec-88cc-7ea105c8e4f7');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '8c70b0ef-8c68-4397-8258-5ae11ee1be09', 7, '12ad678c-6414-44b8-ba12-76841ce2bc7c');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '8d1d960d-1140-4e22-acc6-8dd70026d1da', 1, 'a9a84f1b-a1f1-4876-aea1-73438c808437');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 'aeec6ee6-d40b-437b-b287-e3bb634aaed0', 2, '7b56f282-c2a6-4157-819e-c1d35673e728');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '04dab74d-9e52-42e6-b026-7d77b41a7c6e', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '5d5206ed-3168-4100-b409-1f3823258466', 22, 18);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '8c70b0ef-8c68-4397-8258-5ae11ee1be09', 7, 5);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '8d1d960d-1140-4e22-acc6-8dd70026d1da', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 'aeec6ee6-d40b-437b-b287-e3bb634aaed0', 2, 1);
INSERT INTO "meta" (key, value) VALUES ('epoch', 'adf01b41-1798-44d5-9f58-23779791d78d');
INSERT INTO "meta" (key, value) VALUES ('usable_from', '19');
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('904bb375-c633-43d1-b07a-1f96d8efc756', '096bc8db-faa2-422c-b3da-56e3d6a9713a', 'promised', 1795392884175, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('904bb375-c633-43d1-b07a-1f96d8efc756', '605af03d-1978-479a-a45f-89aa9eb1e79f', 'finalized', 1795392884195, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '052fe048-56fe-4343-b2f7-f3794e5e3048', 'promised', 1795392886970, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '0da5e4b9-03a0-46b1-b559-edc1894ec412', 'finalized', 1795392881387, NULL, 503);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 'place', '0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Keller Ñ","parentId":null,"kind":"room","rows":null,"columns":null,"depth":null,"id":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 1);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 'place', '1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Regal B","parentId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","kind":"rack","rows":4,"columns":6,"depth":2,"id":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 2);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('lw_eRGOxq2oLfc3Q8RuMqETyDOPaf3RMHiMIGm_m5BM', '904bb375-c633-43d1-b07a-1f96d8efc756', 1795396488879);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('904bb375-c633-43d1-b07a-1f96d8efc756', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"1e733aa8-e64a-4498-8f5d-e02d2d1cc8ff","userId":"904bb375-c633-43d1-b07a-1f96d8efc756","bottleId":"e8a266be-50ed-41df-89a6-a714b6d812cd","isArchived":false}', '{"kind":"applied","wineId":"1e733aa8-e64a-4498-8f5d-e02d2d1cc8ff","seq":1}', 1);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '07eadb26-a03f-4b42-9c66-17d1c33adb08', '9727e8708e8bcbbcf1d52f5e84eac0ec72c2e43adc3c5ce375241ae928c2bcd5', NULL, '{"kind":"applied","wineId":"09d52167-6f63-4972-9cce-9e1709a7b347","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '08a79243-8708-4864-aa68-0b720f40dcff', '7ef37ef37378ae9b93aac882cebacc951c8528b5d5a92f5c9223a39dd837edf2', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"3224f484-f1d9-42da-bc25-ba8592b07862","userId":"cc495736-3f9a-49c7-9a91-66a96dcfa130","bottleId":"dd559fcb-883a-452d-ad8e-026d8fc95b4d","isArchived":false}', '{"kind":"applied","wineId":"3224f484-f1d9-42da-bc25-ba8592b07862","seq":22}', 20);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '0cca6992-3ea0-4545-a409-acab710bb8c9', '3d235f210bd641c0833782e78ca94120839fdc5d6fd7ca42e0811a52796fb960', NULL, '{"kind":"applied","wineId":"0fcc2dc3-c1c8-4463-9cbd-8d0b78ec502b","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '1283d8c9-dc15-413a-99d7-7b0512960856', '5148baf4972f619c1a2b808ea072b3cc4eeaa6722755b2ea6a940749c53b4bd4', NULL, '{"kind":"applied","wineId":"e41b1728-8cc9-4b83-9396-0c8c3582ec36","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '12ad678c-6414-44b8-ba12-76841ce2bc7c', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '1a689047-834d-4c28-b145-ad848a842197', 'c00df8249646d55c10513b494985c1286ab8f1e7c9966469ae06812161393591', NULL, '{"kind":"applied","wineId":"413ccbda-88d8-4313-af65-807789eac39c","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '23fd6685-3a53-476c-a631-2d248eae8581', 'f6b793e5c15b0601905897cf5e36c5089d40d7a1e37b0b793dea0a5133483ae5', NULL, '{"kind":"applied","wineId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '3b1f6730-e80c-4c9f-80b3-5777736ef79a', '4e059a9da4746ee6cc901b1216b4a5b7f5cc0cdaed99834d4b6a3524b36fda4a', NULL, '{"kind":"applied","wineId":"93361807-230a-4d74-b4a3-ecbae44cf6bb","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '3e9ad39d-ea8b-4c9f-ba72-bce4cc279ce7', 'cc5eda4002a9acbc01fdeb65701ba62c7ce84fec257dc05089d94bbe460a2bd4', NULL, '{"kind":"applied","wineId":"80297998-c8ad-40e4-af72-4c4936ec9730","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '40333f13-1e41-4eec-88cc-7ea105c8e4f7', 'fadaa8fbe9560bff523fa3ab8527cc38bf246230ccd1bbd88a6ae3085f9cff84', '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"09d52167-6f63-4972-9cce-9e1709a7b347","userId":"cc495736-3f9a-49c7-9a91-66a96dcfa130","bottleId":"39762bd9-3a88-4d6a-8d65-0e4f7b77d723","isArchived":false}', '{"kind":"applied","wineId":"09d52167-6f63-4972-9cce-9e1709a7b347","seq":28}', 26);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '4248cadd-ca72-4e96-ac3a-6152ed030475', 'fe2f273bd2845bebbe53529ca9fb57f10e487491a5449968774df410b72b7213', NULL, '{"kind":"applied","wineId":"3224f484-f1d9-42da-bc25-ba8592b07862","seq":15}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '5fd4d68f-c565-41f0-8940-0b0b1b6aa628', 'dd4f320d2845ace9a11691b8d6e205e95fc55090032a34c23bea5aa7455a45f4', NULL, '{"kind":"applied","wineId":"2e6e2b8f-2cd8-44b3-b09a-c0aa752f776f","missingPhoto":"/objects/uploads/82196490-a7b1-4e9d-beb3-f30e32383b90","seq":27}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '6086fd22-6333-43dc-a1af-63a76b7a947c', '486afa72796d5cbfe7a4e587cd2d2c47bc18442d7c2081c6359ba988d0b0baef', NULL, '{"kind":"applied","wineId":"09459057-90a7-402c-9136-9bbae2f8d5ee","seq":25}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '657421e7-60d4-4312-b955-a66311ca4327', '3fad527613562bf0a524f4f59d502d6351db9eeee81f41841b8d0a9d662d5c95', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/0da5e4b9-03a0-46b1-b559-edc1894ec412","nonVintage":true,"appellation":"Rioja DOCa","designation":"Viña Tondonia","alcohol":13.5,"drinkFrom":2024,"drinkTo":2036,"tags":["Geschenk","🍒"],"barcodes":["8410591000123"],"lots":[{"id":"014c48ae-71c7-4c66-abd1-ada30704daaf","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}],"id":"896dad11-f757-41ac-b94a-b5f57d21698f","userId":"cc495736-3f9a-49c7-9a91-66a96dcfa130","bottleId":"014c48ae-71c7-4c66-abd1-ada30704daaf","isArchived":false}', '{"kind":"applied","wineId":"896dad11-f757-41ac-b94a-b5f57d21698f","seq":19}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '660fa100-2e04-4627-80a6-3349439572e2', '989e63ba4f7e27db3ec81db6447dafda3012b48fd4ff81c7b45b456a80d041e1', NULL, '{"kind":"applied","wineId":"2a3555fa-6e6c-4ee1-9125-d87a5db6fa90","seq":18}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '6a23de19-357b-428a-bdd3-d4f7048431f7', '82e7cedeeaa3fcd7519efd11b0af3a7a0b48f68e683e71fbbed5d4366d78da19', '{"name":"Frascati","producer":"Brezza","vintage":2016,"quantity":6,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Frascati: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"b3c81cf6-e855-4f92-b97c-a952a0ce5d15","userId":"cc495736-3f9a-49c7-9a91-66a96dcfa130","bottleId":"0808b71d-e414-4cdf-91fc-9853cb27ab40","isArchived":false}', '{"kind":"applied","wineId":"b3c81cf6-e855-4f92-b97c-a952a0ce5d15","seq":21}', 19);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '72649da1-88f8-4e98-ab3d-9d118d84b421', '98d29433fde77ec15108fcb39d7e2fe59f0f23b6ce582c74f34c535a8303dd29', NULL, '{"kind":"applied","wineId":"54af1179-6b9c-42a1-a0be-5afec4cb920a","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '759d2dcc-fa51-4dca-bd3f-6a1a68ec635a', 'e84e2774c704a595dff9380f3baea145741fa7d4aab0064ba3d8428760d9903a', NULL, '{"kind":"applied","wineId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '769adf36-a3f6-4bb3-ac85-7a9bdab93b75', '0ddfd7ecad8a8dc6e6c589ee3f80bf3069d7a69ea6838ba44fdecd2a4b22c52d', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '7b56f282-c2a6-4157-819e-c1d35673e728', '98709987b40db4d4e9baa3470391f42a551cb3f8c047652688efd50993965944', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '7d3d41e1-6210-40a0-87a3-9a8dd414293a', '4db60f7b0172c7f66efaa52ed52a0394f338bb00e90a0fe68ab31d79df9ae5e9', NULL, '{"kind":"applied","wineId":"b3c81cf6-e855-4f92-b97c-a952a0ce5d15","seq":17}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '8afab226-4781-4a8b-9432-2a8f3542533a', '9515ab5e990593350059f4702392962f05b011dee0525768a191b2e601cc6cae', NULL, '{"kind":"applied","wineId":"896dad11-f757-41ac-b94a-b5f57d21698f","seq":16}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '8aff121c-66b0-4773-ab67-b2000bdc9618', 'c3b075c4d337d20cb4fefa0a3c7f04e3f250a5d7b6d54a9178579b01164131ec', NULL, '{"kind":"applied","wineId":"bb641340-c045-4616-b105-ccd7f9bcb54d","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '8d3a9292-0d0f-41da-a8f9-f10d17630cd9', '436a53837b6b57ffc3595e2471b3c2382f5c86b430807169c679018315eba7a6', NULL, '{"kind":"applied","wineId":"09459057-90a7-402c-9136-9bbae2f8d5ee","overwritten":{"region":"Gascony"},"decidedAt":1795392886931,"seq":26}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '8d9d1814-d28e-4687-81d8-4a9da144a257', 'e627318fa74dbd076b777ecc2295f3896104546a028b694cb666987dfbf666dc', NULL, '{"kind":"applied","wineId":"09459057-90a7-402c-9136-9bbae2f8d5ee","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '983bff8e-c1a8-4ae6-afec-8cf568eb40f3', '345f81d1a0e240e9be55cac7b9a68ac582a3fcb81333f55b9e17973e6167a582', NULL, '{"kind":"applied","wineId":"23069dac-e7bb-4a98-9e6e-a3e46b3e8b7b","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '99351751-d123-411a-a194-3477c0e53348', '4b223f3189191c6e313a39cafabda22c4878d36c3db46148c81805d9d9637d8d', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', '9f979385-c66a-4f3a-8fcb-377260bc34c0', 'b3ce83e6ab53dfacde2b00dc3bcdf7ed4e47d350f886f270072511136c3bcf52', NULL, '{"kind":"applied","wineId":"ec7c89a3-21fc-4121-b462-935348cc67b9","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 'a9a84f1b-a1f1-4876-aea1-73438c808437', 'cb1fa5efc90a6a4fac3ae5be7ae68a174151c1901ef58f3136b8b8b9e5bc7ef6', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"e41b1728-8cc9-4b83-9396-0c8c3582ec36","userId":"cc495736-3f9a-49c7-9a91-66a96dcfa130","bottleId":"8e1ce1c5-9103-423f-b596-93a53fc70b9c","isArchived":false}', '{"kind":"applied","wineId":"e41b1728-8cc9-4b83-9396-0c8c3582ec36","seq":24}', 22);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 'c061c227-c545-4daf-a57e-1541ec57954a', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 'c2be0a43-20b3-4c9b-981e-aa0328539012', '70e0e9d67349ae33e2f73c1b27fd54146f61bae701dcc4162ae58f5a73707a09', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"bb641340-c045-4616-b105-ccd7f9bcb54d","userId":"cc495736-3f9a-49c7-9a91-66a96dcfa130","bottleId":"c4f9e25e-a9c5-4615-846b-90795f6dea5b","isArchived":true}', '{"kind":"applied","wineId":"bb641340-c045-4616-b105-ccd7f9bcb54d","seq":20}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 'c9d98c3a-715e-46c8-b813-06cd32075ef2', '86a2bedccf721b38d4df0cfcdf2b8cbf830cc091f2d8d293d8ae8c9f1648920d', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"id":"54af1179-6b9c-42a1-a0be-5afec4cb920a","userId":"cc495736-3f9a-49c7-9a91-66a96dcfa130","bottleId":"630e6089-9dfd-4b0a-85c0-76287a830a5c","isArchived":false}', '{"kind":"applied","wineId":"54af1179-6b9c-42a1-a0be-5afec4cb920a","seq":23}', 21);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 'ed0e0a20-25b8-443b-9bd9-18321d39fd09', 'da7f2191051ff3d7edd05c6d9341e202abd7536c276b16b48af8d1e55f043e7d', NULL, '{"kind":"applied","wineId":"84e9ff20-7196-4dbc-aa56-7107dfddbc6a","seq":6}', NULL);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('B99oHwLBod_qD3NF6W6F03_3iKrS7q2Hvz5p9YPiKiA', 'cc495736-3f9a-49c7-9a91-66a96dcfa130', 'f6105eed-7b41-40be-b4e8-6610bcffd056', '', 1795392886614, 1795392886625, 1797984896625, 1810944886614);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('JbQzK8IvnC97Ai8HFaeMMa9O6a-gvC4Ycek8nUyVCIc', 'cc495736-3f9a-49c7-9a91-66a96dcfa130', '9c1b4466-1fae-4448-802c-8f1088b60256', '', 1795392886336, 1795392886349, 1797984896349, 1810944886336);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('bWtWVHj4TiE_5hV_Uf_YeD8-bDrJWTfgtc1RPVOjl6s', 'cc495736-3f9a-49c7-9a91-66a96dcfa130', '304b5b55-7053-43a5-98fa-d519aaaa21f2', '', 1795392885512, 1795392885515, 1797984895515, 1810944885512);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('fAMF5sfvpbMdzlsC6zy4rnVGtu-Qy9vxpcf8PWox_Hk', 'cc495736-3f9a-49c7-9a91-66a96dcfa130', 'd0b1c4d7-db7a-48fd-9f9f-d8acd6ea3a8c', '', 1795392886089, 1795392886090, 1797984896090, 1810944886089);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('ySyDS2ZrVqkAJW6VDBTSe7DuV7Q_hTnn0mkBnna9rog', 'cc495736-3f9a-49c7-9a91-66a96dcfa130', '4ee95d7c-3e54-49c9-aabd-8d147ec36754', '', 1795392885823, 1795392885829, 1797984895829, 1810944885823);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('zCg7vjlL2U_5-mO_V1My1GX3UA6g9xh2iaKkr85JeiA', '904bb375-c633-43d1-b07a-1f96d8efc756', 'a3750ee0-e3b1-445b-8c7d-7be91e84bc39', '', 1795392888851, 1795392888861, 1797984898861, 1810944888851);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$SHZCe0x46EFPCbXhRuGXgg$WjvkQK/Qh1fEEogI54F/GnbkS+Sw4qsy2s4Jz7VKpnE', NULL, NULL, 28, 1795392880797, 17, 853, 26);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('904bb375-c633-43d1-b07a-1f96d8efc756', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$o0lXjQW8KkCf1rgOI9VbhQ$oFhZptsu3xYiA+HZyeX/98kIa2hBhp+7KHUxmpAQKEY', NULL, NULL, 1, 1795392884108, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('904bb375-c633-43d1-b07a-1f96d8efc756', 1, '1e733aa8-e64a-4498-8f5d-e02d2d1cc8ff', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'e8a266be-50ed-41df-89a6-a714b6d812cd', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 3, '93361807-230a-4d74-b4a3-ecbae44cf6bb', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', '63e4a7ae-fae5-4d3c-bbe8-1c738e0b8f7e', 6, NULL, 0, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 4, '09d52167-6f63-4972-9cce-9e1709a7b347', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '39762bd9-3a88-4d6a-8d65-0e4f7b77d723', 4, NULL, 0, 0, 28, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 5, '413ccbda-88d8-4313-af65-807789eac39c', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', 'e3930310-4c19-485e-9eba-03646c36bde2', 6, NULL, 0, 0, 5, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 6, '84e9ff20-7196-4dbc-aa56-7107dfddbc6a', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '402bdbd9-d645-474f-84d1-512b99c0d150', 6, NULL, 0, 0, 6, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 7, '0fcc2dc3-c1c8-4463-9cbd-8d0b78ec502b', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '0b9c9831-f6a4-4d05-acc5-572210d22c3f', 6, NULL, 0, 0, 7, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 8, 'bb641340-c045-4616-b105-ccd7f9bcb54d', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'c4f9e25e-a9c5-4615-846b-90795f6dea5b', 6, NULL, 1, 0, 20, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 9, '80297998-c8ad-40e4-af72-4c4936ec9730', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', 'ca4d79ee-e61e-45fb-b00c-c62299f67da0', 6, NULL, 0, 0, 9, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 10, 'ec7c89a3-21fc-4121-b462-935348cc67b9', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '987f6d95-36e7-4f98-8374-92c0eb8cb7eb', 6, NULL, 0, 0, 10, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 11, '09459057-90a7-402c-9136-9bbae2f8d5ee', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', '50386a5c-211f-4533-9a4a-f6caea0e3242', 6, NULL, 0, 0, 26, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 12, '23069dac-e7bb-4a98-9e6e-a3e46b3e8b7b', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '2f166472-ba0a-4c10-ae0a-342c5c3fb1a7', 6, NULL, 0, 0, 12, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 13, '54af1179-6b9c-42a1-a0be-5afec4cb920a', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', '630e6089-9dfd-4b0a-85c0-76287a830a5c', 5, NULL, 0, 0, 23, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 14, 'e41b1728-8cc9-4b83-9396-0c8c3582ec36', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '8e1ce1c5-9103-423f-b596-93a53fc70b9c', 5, NULL, 0, 0, 24, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 15, '3224f484-f1d9-42da-bc25-ba8592b07862', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', 'dd559fcb-883a-452d-ad8e-026d8fc95b4d', 0, NULL, 0, 0, 22, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 16, '896dad11-f757-41ac-b94a-b5f57d21698f', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '014c48ae-71c7-4c66-abd1-ada30704daaf', 6, '/objects/uploads/0da5e4b9-03a0-46b1-b559-edc1894ec412', 0, 0, 19, 1, 'Rioja DOCa', 'Viña Tondonia', 13.5, 2024, 2036, '["Geschenk","🍒"]', '["8410591000123"]', '[{"id":"014c48ae-71c7-4c66-abd1-ada30704daaf","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 17, 'b3c81cf6-e855-4f92-b97c-a952a0ce5d15', 'Frascati', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Frascati: Leder, „Kirsche“, 🍒', '0808b71d-e414-4cdf-91fc-9853cb27ab40', 6, NULL, 0, 1, 21, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', 1795392882750);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 18, '2a3555fa-6e6c-4ee1-9125-d87a5db6fa90', 'Arneis', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'a60bf5d2-3f71-40dc-808c-f1fd90bc784f', 6, NULL, 0, 0, 18, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at) VALUES ('cc495736-3f9a-49c7-9a91-66a96dcfa130', 27, '2e6e2b8f-2cd8-44b3-b09a-c0aa752f776f', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '93ad19f6-6c33-438e-a004-3d129f307787', 6, NULL, 0, 0, 27, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL);
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
      UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))
      WHERE id = NEW.user_id;
    END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots))) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))) BEGIN
      UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))))
      WHERE id = NEW.user_id;
    END;
PRAGMA user_version = 19;
