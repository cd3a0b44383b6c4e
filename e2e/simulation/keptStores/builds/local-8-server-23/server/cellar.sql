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
CREATE TABLE reminder_mails (
      user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      due_at INTEGER NOT NULL,
      ended_at INTEGER
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
    seq INTEGER NOT NULL, non_vintage INTEGER NOT NULL DEFAULT 0, appellation TEXT, designation TEXT, alcohol REAL, drink_from INTEGER, drink_to INTEGER, tags TEXT NOT NULL DEFAULT '[]', barcodes TEXT NOT NULL DEFAULT '[]', lots TEXT NOT NULL DEFAULT '[]', removed_at INTEGER, told_elsewhere TEXT, opened TEXT NOT NULL DEFAULT '[]',
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
CREATE INDEX records_by_kind ON records (user_id, kind, seq);
CREATE INDEX reminder_mails_due ON reminder_mails (due_at) WHERE ended_at IS NULL;
CREATE INDEX reset_links_by_user ON reset_links (user_id);
CREATE INDEX results_by_answer ON results (user_id, answer_no) WHERE answer_no IS NOT NULL;
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX wines_by_photo ON wines (user_id, photo_url) WHERE photo_url IS NOT NULL;
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '2bfcaf7e-4b0a-4e2b-8ab6-55cf7b35fb46', 6, '7e6b244e-adef-4dd5-9fc6-dcd61a047a5f');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '2bfcaf7e-4b0a-4e2b-8ab6-55cf7b35fb46', 7, 'bf925c6f-06ae-49ae-9f99-2647b20fb0d2');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '2c51285c-bf71-4dc2-a18c-24051063f070', 1, 'ae8d1934-45f0-4db1-adac-2c9b9d325a33');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '66b60156-6a1e-4100-8bd0-2105d22f2d1c', 2, '5b5819cc-7f9e-4622-8169-c588397f34c4');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '9bffcd55-3db0-49b9-9a94-d093654fa9ce', 1, '7cb28925-a899-4e02-8260-ad90a49db76b');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'cf8e7ad7-4fda-42ac-bb7d-e702e32edd12', 19, '5edbbfb0-3ffc-4120-9e94-db9065503064');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'cf8e7ad7-4fda-42ac-bb7d-e702e32edd12', 20, 'fef8218f-e866-4d54-87cd-2dcd98ce318e');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'cf8e7ad7-4fda-42ac-bb7d-e702e32edd12', 21, '2f0b33fe-0982-4b8d-a0b2-52df32448fca');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'cf8e7ad7-4fda-42ac-bb7d-e702e32edd12', 22, '69c2aae4-f7b3-413f-97a9-9b046c46c0a6');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '2bfcaf7e-4b0a-4e2b-8ab6-55cf7b35fb46', 7, 5);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '2c51285c-bf71-4dc2-a18c-24051063f070', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '66b60156-6a1e-4100-8bd0-2105d22f2d1c', 2, 1);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '9bffcd55-3db0-49b9-9a94-d093654fa9ce', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'cf8e7ad7-4fda-42ac-bb7d-e702e32edd12', 22, 18);
INSERT INTO "meta" (key, value) VALUES ('epoch', '4a1affd3-e148-4209-9965-2a9a065dc032');
INSERT INTO "meta" (key, value) VALUES ('usable_from', '23');
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '03661e2f-8416-4cae-8b36-e32da2334f22', 'finalized', 1795420357491, NULL, 503);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'd8f6635b-7f1e-4875-966a-fd630a09c781', 'promised', 1795420362361, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('c593b253-ac31-4ad9-a625-dd8cc2fa2261', '0cce7f64-989b-4912-98e1-8467fe774be4', 'promised', 1795420360710, NULL, 0);
INSERT INTO "objects" (user_id, id, state, created_at, unused_since, bytes) VALUES ('c593b253-ac31-4ad9-a625-dd8cc2fa2261', 'b0f6fa04-b013-4764-af8c-97322fcd2188', 'finalized', 1795420360714, NULL, 503);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', '14aa3a79-406e-4a9f-acd0-daeaf63ea765', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"14aa3a79-406e-4a9f-acd0-daeaf63ea765","wineId":"d151168a-73bf-4576-8205-f79c47395997","lotId":"13cf78b2-a81e-46a8-9791-ef24600f3985","bottles":6,"isTold":false}', 0, 14);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', '1f6255d7-3abf-4bd3-a8ed-3dc53ba76aac', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"1f6255d7-3abf-4bd3-a8ed-3dc53ba76aac","wineId":"2a5e8022-af67-4e05-a09a-b9a3ec4fc241","lotId":"d38e5db4-e6be-419b-8fed-b038a6ad348b","bottles":6,"isTold":false}', 0, 12);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', '2838c706-1846-47e9-8f41-9ada1048fd53', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"2838c706-1846-47e9-8f41-9ada1048fd53","wineId":"2ecbf7d8-4690-4cc8-b0ae-309cc0e16cf3","lotId":"ebd9f7d2-32c7-4f88-adc0-f3db6be5621b","bottles":6,"isTold":false}', 0, 9);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', '43c8f4f9-3a58-4ec4-91ad-9d212bf940f7', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"43c8f4f9-3a58-4ec4-91ad-9d212bf940f7","wineId":"06537986-fe71-4148-ab3b-073703c67520","lotId":"00c6dce4-18f7-4275-bb58-ae5f5c4c5e99","bottles":6,"isTold":false}', 0, 11);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', '69c2aae4-f7b3-413f-97a9-9b046c46c0a6', '{"kind":"drank","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"69c2aae4-f7b3-413f-97a9-9b046c46c0a6","wineId":"3130eaf2-c9de-45f7-9326-a51b4b43f326","lotId":"90c4efd2-ca16-4c18-8b0e-b5b758fcedce","bottles":-6,"isTold":false}', 0, 22);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', '7cb28925-a899-4e02-8260-ad90a49db76b', '{"kind":"drank","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"7cb28925-a899-4e02-8260-ad90a49db76b","wineId":"d151168a-73bf-4576-8205-f79c47395997","lotId":"13cf78b2-a81e-46a8-9791-ef24600f3985","bottles":-1,"isTold":false}', 0, 24);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', '7e6b244e-adef-4dd5-9fc6-dcd61a047a5f', '{"kind":"drank","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"7e6b244e-adef-4dd5-9fc6-dcd61a047a5f","wineId":"ee535540-bc59-4368-b801-d593821dfb2f","lotId":"e0918500-8196-4129-9224-7a587b03e950","bottles":-2,"isTold":false}', 0, 28);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', '89598ed2-edb5-430e-9666-31c741e3051b', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"89598ed2-edb5-430e-9666-31c741e3051b","wineId":"f8175427-a63b-4cf5-b829-038cf4a4dc25","lotId":"910043ef-7dc0-4a26-b933-893b4e1c164e","bottles":6,"isTold":false}', 0, 13);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', '8a781a3b-1596-4f40-8b0b-f86f6620d2a6', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"8a781a3b-1596-4f40-8b0b-f86f6620d2a6","wineId":"6012559b-7863-49b1-8d21-328a2d98430e","lotId":"e1b68742-b987-4fa9-80c1-b7c1e5d1e566","bottles":6,"isTold":false}', 0, 8);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', '9f350b69-7ac9-439e-bde5-28043b777d99', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"9f350b69-7ac9-439e-bde5-28043b777d99","wineId":"39f3062a-e2f1-4b56-b949-be45415387ad","lotId":"bd21a004-b308-4d2e-b655-92ec40fd15cd","bottles":6,"isTold":false}', 0, 17);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', 'a716bf7b-fa70-47c4-a59b-70215e0e2ca9', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"a716bf7b-fa70-47c4-a59b-70215e0e2ca9","wineId":"ee535540-bc59-4368-b801-d593821dfb2f","lotId":"e0918500-8196-4129-9224-7a587b03e950","bottles":6,"isTold":false}', 0, 4);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', 'a7d87c73-3ada-4d32-98eb-f7d8b0d60c50', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"a7d87c73-3ada-4d32-98eb-f7d8b0d60c50","wineId":"1596d62a-de49-4b1f-a708-8bac4b6e282c","lotId":"92e76afc-547e-48ac-b255-b8917e47e44c","bottles":6,"isTold":false}', 0, 27);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', 'ae8d1934-45f0-4db1-adac-2c9b9d325a33', '{"kind":"drank","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"ae8d1934-45f0-4db1-adac-2c9b9d325a33","wineId":"f8175427-a63b-4cf5-b829-038cf4a4dc25","lotId":"910043ef-7dc0-4a26-b933-893b4e1c164e","bottles":-1,"isTold":false}', 0, 23);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', 'bdb5b350-6bfd-476d-9017-0506cd3f6860', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"bdb5b350-6bfd-476d-9017-0506cd3f6860","wineId":"ba08dda9-d217-4233-b0ef-ae9b9209c6bf","lotId":"aa870fd0-24ca-4beb-bfb9-8cef6f3bde05","bottles":6,"isTold":false}', 0, 3);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', 'be61207c-5f67-44cc-b8ea-1540efb18a8d', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":{"minor":4500,"currency":"GBP"},"id":"be61207c-5f67-44cc-b8ea-1540efb18a8d","wineId":"81e374d7-10aa-48f4-be3b-de6e49396915","lotId":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"isTold":false}', 0, 16);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', 'c6f0e998-da07-4ba2-9da6-6bbf5e71b4b5', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"c6f0e998-da07-4ba2-9da6-6bbf5e71b4b5","wineId":"b6267afb-05ef-43e7-8f4c-2f3d696f9d10","lotId":"30406e47-8875-430c-ad1f-3b11efa24118","bottles":6,"isTold":false}', 0, 10);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', 'dcfd0fbf-5ccf-4d28-bc02-f895a488bb79', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"dcfd0fbf-5ccf-4d28-bc02-f895a488bb79","wineId":"3130eaf2-c9de-45f7-9326-a51b4b43f326","lotId":"90c4efd2-ca16-4c18-8b0e-b5b758fcedce","bottles":6,"isTold":false}', 0, 15);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', 'e05b6098-619d-4416-93f7-3c8ca63f81a7', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"e05b6098-619d-4416-93f7-3c8ca63f81a7","wineId":"09c96888-5f43-4eab-8b6f-f2701cd21640","lotId":"01a02161-0e48-4e75-bfec-c359dd847913","bottles":6,"isTold":false}', 0, 18);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', 'f28ea052-32d5-485e-a862-0f1caade9bf5', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"f28ea052-32d5-485e-a862-0f1caade9bf5","wineId":"a6f62726-85c9-4bbe-ac6e-18b5169b6070","lotId":"18c45e3b-2351-49cd-a260-22de8662baec","bottles":6,"isTold":false}', 0, 6);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', 'f595fa4a-f8da-4ada-b9ab-9ce7d098ad6d', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"f595fa4a-f8da-4ada-b9ab-9ce7d098ad6d","wineId":"8ae6ba81-ec68-4727-8130-161f449090e2","lotId":"92927803-4c10-4d4f-ac51-a6febf1bdcc0","bottles":6,"isTold":false}', 0, 5);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'event', 'f9f9e202-50d8-49b3-a49a-e28eed289431', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"f9f9e202-50d8-49b3-a49a-e28eed289431","wineId":"8f13bcca-ac36-4c49-83ff-be39e6e33335","lotId":"901b0c37-024b-483e-a1a7-324e3e4fff8c","bottles":6,"isTold":false}', 0, 7);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'place', '0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Keller Ñ","parentId":null,"kind":"room","rows":null,"columns":null,"depth":null,"id":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 1);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'place', '1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10', '{"name":"Regal B","parentId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","kind":"rack","rows":4,"columns":6,"depth":2,"id":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}', 0, 2);
INSERT INTO "records" (user_id, kind, id, body, deleted, seq) VALUES ('c593b253-ac31-4ad9-a625-dd8cc2fa2261', 'event', '2d652f1f-6284-448a-ac70-e562e64f015c', '{"kind":"added","day":"2026-11-23","occasion":null,"meal":null,"company":null,"rating":null,"flaw":null,"note":null,"price":null,"id":"2d652f1f-6284-448a-ac70-e562e64f015c","wineId":"8d3a8995-ceb8-4524-a31e-52d539fcfa88","lotId":"3e51aa7c-4788-49b6-9367-f6b672ccbc71","bottles":6,"isTold":false}', 0, 1);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('efcc1IJNhj7JmfLfT8umlBekeWy6pzwHL43Xi74BwKM', 'c593b253-ac31-4ad9-a625-dd8cc2fa2261', 1795423963526);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '14aa3a79-406e-4a9f-acd0-daeaf63ea765', '4f32fc7e7eb9a74a7a5f3b8f1e3028301ed564dea21ed42c75f30f30ce32f878', NULL, '{"kind":"applied","wineId":"d151168a-73bf-4576-8205-f79c47395997","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '1f6255d7-3abf-4bd3-a8ed-3dc53ba76aac', '15281718fd089582106b13d00009834ec3952e7012060f7c496d274aa53942b1', NULL, '{"kind":"applied","wineId":"2a5e8022-af67-4e05-a09a-b9a3ec4fc241","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '2838c706-1846-47e9-8f41-9ada1048fd53', 'b47193dfffb3bfd98a3f4868464849b294630f32645c885971a7ac059b14e3f7', NULL, '{"kind":"applied","wineId":"2ecbf7d8-4690-4cc8-b0ae-309cc0e16cf3","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '2f0b33fe-0982-4b8d-a0b2-52df32448fca', 'edc2e8d106936f7a7556c7857e449296a6b7df6d11ed66fe48ce25a407ac2671', '{"name":"Frascati","producer":"Brezza","vintage":2016,"quantity":6,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Frascati: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"39f3062a-e2f1-4b56-b949-be45415387ad","userId":"91f086e0-37d6-42d1-9717-05944ca0463d","bottleId":"bd21a004-b308-4d2e-b655-92ec40fd15cd","isArchived":false}', '{"kind":"applied","wineId":"39f3062a-e2f1-4b56-b949-be45415387ad","seq":21}', 19);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '30373753-8fd5-4b90-b9da-ca3752aa2dfb', '9b74f701337401651a5b9107331e7ace190de0c9654ce3de100caa3bb0aed705', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '43c8f4f9-3a58-4ec4-91ad-9d212bf940f7', '23290443c3549a5f3c241495704424cf8111ea00a4a8bcfd35a824e8290ef3ca', NULL, '{"kind":"applied","wineId":"06537986-fe71-4148-ab3b-073703c67520","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '4546705b-ea1b-49ce-b548-88f51b1a03af', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '5b5819cc-7f9e-4622-8169-c588397f34c4', 'ade041c6fc1e65f42726f3706fb15c6e9b28dc3a179d1ec64f338e3fcdbfbddc', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '5edbbfb0-3ffc-4120-9e94-db9065503064', '027196f4dae83633ca22e52df84bd9252c9de506b23d9fecb07e4e80ebcda284', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/03661e2f-8416-4cae-8b36-e32da2334f22","nonVintage":true,"appellation":"Rioja DOCa","designation":"Viña Tondonia","alcohol":13.5,"drinkFrom":2024,"drinkTo":2036,"tags":["Geschenk","🍒"],"barcodes":["8410591000123"],"lots":[{"id":"f665f37f-5b06-478b-b5eb-79b3b9bd95fc","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}],"opened":[{"id":"7d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","day":"2026-05-01","keeping":"vacuum","lotId":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}],"toldElsewhere":"[{\"table\":\"CellarTracker, list\",\"cells\":[[\"CT\",\"94.5\"]]}]","id":"81e374d7-10aa-48f4-be3b-de6e49396915","userId":"91f086e0-37d6-42d1-9717-05944ca0463d","bottleId":"f665f37f-5b06-478b-b5eb-79b3b9bd95fc","isArchived":false}', '{"kind":"applied","wineId":"81e374d7-10aa-48f4-be3b-de6e49396915","seq":19}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '69c2aae4-f7b3-413f-97a9-9b046c46c0a6', '2c07720635548c90324ee2440c193b4647e1b0da95ef95dcc5275e9a94b77182', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"3130eaf2-c9de-45f7-9326-a51b4b43f326","userId":"91f086e0-37d6-42d1-9717-05944ca0463d","bottleId":"90c4efd2-ca16-4c18-8b0e-b5b758fcedce","isArchived":false}', '{"kind":"applied","wineId":"3130eaf2-c9de-45f7-9326-a51b4b43f326","seq":22}', 20);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '7cb28925-a899-4e02-8260-ad90a49db76b', '526a0dce39bc91e450d29f8685fe3562fed86f95e8c2651cf200197040c8f3b6', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"d151168a-73bf-4576-8205-f79c47395997","userId":"91f086e0-37d6-42d1-9717-05944ca0463d","bottleId":"13cf78b2-a81e-46a8-9791-ef24600f3985","isArchived":false}', '{"kind":"applied","wineId":"d151168a-73bf-4576-8205-f79c47395997","seq":24}', 22);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '7e6b244e-adef-4dd5-9fc6-dcd61a047a5f', '7c6edbdd54e45760d0494619ba315928c83bca62aa74a00d31973830e9e2df8f', '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"ee535540-bc59-4368-b801-d593821dfb2f","userId":"91f086e0-37d6-42d1-9717-05944ca0463d","bottleId":"e0918500-8196-4129-9224-7a587b03e950","isArchived":false}', '{"kind":"applied","wineId":"ee535540-bc59-4368-b801-d593821dfb2f","seq":28}', 26);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '89598ed2-edb5-430e-9666-31c741e3051b', '15228f420228ef28c573f6e92f6e78a3b72d23736377d53adc74cffbff2369db', NULL, '{"kind":"applied","wineId":"f8175427-a63b-4cf5-b829-038cf4a4dc25","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '8a781a3b-1596-4f40-8b0b-f86f6620d2a6', 'b05834ce9a8f806c0677467e3f44689a5e7cafd6f5ccd1cea22556a3b07bbcf5', NULL, '{"kind":"applied","wineId":"6012559b-7863-49b1-8d21-328a2d98430e","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '915121f8-c81b-40b9-98d9-b1f3cb5941ed', 'f6b793e5c15b0601905897cf5e36c5089d40d7a1e37b0b793dea0a5133483ae5', NULL, '{"kind":"applied","wineId":"0d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '948dc17c-50ec-4e27-8aad-c6a051d09474', 'e84e2774c704a595dff9380f3baea145741fa7d4aab0064ba3d8428760d9903a', NULL, '{"kind":"applied","wineId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', '9f350b69-7ac9-439e-bde5-28043b777d99', '19cf10a82ac628022cae5ceb06ab1e6df4a532fd99f9257ba3872d17ecd5eb1d', NULL, '{"kind":"applied","wineId":"39f3062a-e2f1-4b56-b949-be45415387ad","seq":17}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'a716bf7b-fa70-47c4-a59b-70215e0e2ca9', '53f6549c9a3b5effb8392ec4656f83153563eba8ee4b1120efa3d12b39366294', NULL, '{"kind":"applied","wineId":"ee535540-bc59-4368-b801-d593821dfb2f","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'a7d87c73-3ada-4d32-98eb-f7d8b0d60c50', 'c010c7615314b5a7f654524558956da68f8a41e364301a3202126e21a4a9caaa', NULL, '{"kind":"applied","wineId":"1596d62a-de49-4b1f-a708-8bac4b6e282c","missingPhoto":"/objects/uploads/e421f1aa-0b4f-4c5a-9d96-99faae0c23cd","seq":27}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'ae8d1934-45f0-4db1-adac-2c9b9d325a33', '9edff77fa274bb44052031d56f6d3aa907c7ef01c33cf448e9cb813374966fbc', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"f8175427-a63b-4cf5-b829-038cf4a4dc25","userId":"91f086e0-37d6-42d1-9717-05944ca0463d","bottleId":"910043ef-7dc0-4a26-b933-893b4e1c164e","isArchived":false}', '{"kind":"applied","wineId":"f8175427-a63b-4cf5-b829-038cf4a4dc25","seq":23}', 21);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'bdb5b350-6bfd-476d-9017-0506cd3f6860', '81489d044eed474a3c4e992e5b10398eb29074ee62c7f35d9f553b917af01019', NULL, '{"kind":"applied","wineId":"ba08dda9-d217-4233-b0ef-ae9b9209c6bf","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'be61207c-5f67-44cc-b8ea-1540efb18a8d', 'cbfc3d5a6ee823c9b91253b953d816ba0709909a20c5fa15bf69ede792e4c439', NULL, '{"kind":"applied","wineId":"81e374d7-10aa-48f4-be3b-de6e49396915","seq":16}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'bf925c6f-06ae-49ae-9f99-2647b20fb0d2', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'c6f0e998-da07-4ba2-9da6-6bbf5e71b4b5', '645d51be54bec1a36567096791405f36207a2b0ed8fdd169cf7b48950254addb', NULL, '{"kind":"applied","wineId":"b6267afb-05ef-43e7-8f4c-2f3d696f9d10","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'd7a8de19-bf5e-4c0f-8bf6-d57818918673', 'd5cb2b9e093b1d169eb7a5e77c6d73d3aa320186889096f4d82d7a1971a362e1', NULL, '{"kind":"applied","wineId":"06537986-fe71-4148-ab3b-073703c67520","seq":25}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'dcfd0fbf-5ccf-4d28-bc02-f895a488bb79', '526763b38258c1a35591654b26826a4710128f9fc7495f373d3c06f09853c25c', NULL, '{"kind":"applied","wineId":"3130eaf2-c9de-45f7-9326-a51b4b43f326","seq":15}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'e05b6098-619d-4416-93f7-3c8ca63f81a7', 'b760989450ef69ffb19b54b822380faa643bd17593fba20fc8bd41b86d2c6401', NULL, '{"kind":"applied","wineId":"09c96888-5f43-4eab-8b6f-f2701cd21640","seq":18}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'e76dba55-66d3-4cd5-806d-7678637fbfc2', 'aaefd41ae4985dc2bbd9d34b31de3c0fbcfe972210845d9b7cc3757e6844273b', NULL, '{"kind":"applied","wineId":"06537986-fe71-4148-ab3b-073703c67520","overwritten":{"region":"Gascony"},"decidedAt":1795420362324,"seq":26}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'ea413ddb-62a4-4bd4-a605-80741686b461', 'e2ed0b3e37327c0efe7f99b7d965849a73a97013ca47365c6f365a24289e02c4', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'f28ea052-32d5-485e-a862-0f1caade9bf5', '4e051d7fac9ae0ea05f69857888e2f70e8176398ef59c3ebaa78b7faceac8454', NULL, '{"kind":"applied","wineId":"a6f62726-85c9-4bbe-ac6e-18b5169b6070","seq":6}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'f595fa4a-f8da-4ada-b9ab-9ce7d098ad6d', '2127f9fdd31aa8afaf7a095fd3281d2124d0135dfa3781c6577175eb44d549c6', NULL, '{"kind":"applied","wineId":"8ae6ba81-ec68-4727-8130-161f449090e2","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'f9f9e202-50d8-49b3-a49a-e28eed289431', 'a54b5e6976d02fead9b177799b273d31b4b27615506598356e0df9ba67a70aaa', NULL, '{"kind":"applied","wineId":"8f13bcca-ac36-4c49-83ff-be39e6e33335","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'fef8218f-e866-4d54-87cd-2dcd98ce318e', '7a8f639535b4cba9356c0db1ee5cd8a852dc094e9e91cc993faaecef35b47af0', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"6012559b-7863-49b1-8d21-328a2d98430e","userId":"91f086e0-37d6-42d1-9717-05944ca0463d","bottleId":"e1b68742-b987-4fa9-80c1-b7c1e5d1e566","isArchived":true}', '{"kind":"applied","wineId":"6012559b-7863-49b1-8d21-328a2d98430e","seq":20}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('c593b253-ac31-4ad9-a625-dd8cc2fa2261', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"nonVintage":false,"appellation":null,"designation":null,"alcohol":null,"drinkFrom":null,"drinkTo":null,"tags":[],"barcodes":[],"lots":[],"opened":[],"toldElsewhere":null,"id":"8d3a8995-ceb8-4524-a31e-52d539fcfa88","userId":"c593b253-ac31-4ad9-a625-dd8cc2fa2261","bottleId":"3e51aa7c-4788-49b6-9367-f6b672ccbc71","isArchived":false}', '{"kind":"applied","wineId":"8d3a8995-ceb8-4524-a31e-52d539fcfa88","seq":1}', 1);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('2mbCkJvBVsUn4QC8u2g_uVfpoptFyr_J62w0BRdpKD4', '91f086e0-37d6-42d1-9717-05944ca0463d', 'f8505c4c-15f5-4cf4-97be-0f42b34606d7', '', 1795420362151, 1795420362166, 1798012372166, 1810972362151);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('2waB5PeWzLM8wVDxHBley0cu0s-AGCRgQ5b76bbnQ_k', 'c593b253-ac31-4ad9-a625-dd8cc2fa2261', '868b3003-b125-4ff1-866a-b1d0ee01f7e1', '', 1795420363444, 1795420363513, 1798012373513, 1810972363444);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('3A_B5SQEouUX9XnEQaa28TZE20tWbwwdfwPwcYwzjKA', '91f086e0-37d6-42d1-9717-05944ca0463d', 'c49e29d1-25e9-4b0a-afe6-537edea3da4c', '', 1795420361733, 1795420361735, 1798012371735, 1810972361733);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('Rx41aOxu2lA99WOe4ClWmP-Ok4qPRAogYt7qHAjTzrw', '91f086e0-37d6-42d1-9717-05944ca0463d', '1a618be6-02c6-4032-8407-05600be0e428', '', 1795420361473, 1795420361477, 1798012371477, 1810972361473);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('VEAvEmDdMChweRVvKFgnuoW53lVKdHbnJ6d_6dqIEPc', '91f086e0-37d6-42d1-9717-05944ca0463d', '9126f3a4-6ec8-43ba-bd39-cb07d06d8047', '', 1795420361336, 1795420361337, 1798012371337, 1810972361336);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('aS9GSLK_3St2DbwpsM7t0MS2QOtal7gPccHxsmpkUwQ', '91f086e0-37d6-42d1-9717-05944ca0463d', '6b258124-7813-49cb-b5cc-271932bc08f8', '', 1795420361944, 1795420361950, 1798012371950, 1810972361944);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$SMu44DD/zFHnWZEbC28RSw$yZbYUpKz4dTtsvlvB4p2NpuhQohLHymiegjWFNEAku4', NULL, NULL, 28, 1795420356860, 17, 910, 26);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('c593b253-ac31-4ad9-a625-dd8cc2fa2261', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$gfo4bBoODxpDeqokpS9eBw$Pk9kpZvDNlWEcxzdTnokK5NaybqzMx1nesmOoa3ZZBM', NULL, NULL, 1, 1795420360684, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 3, 'ba08dda9-d217-4233-b0ef-ae9b9209c6bf', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', 'aa870fd0-24ca-4beb-bfb9-8cef6f3bde05', 6, NULL, 0, 0, 3, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 4, 'ee535540-bc59-4368-b801-d593821dfb2f', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'e0918500-8196-4129-9224-7a587b03e950', 4, NULL, 0, 0, 28, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 5, '8ae6ba81-ec68-4727-8130-161f449090e2', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', '92927803-4c10-4d4f-ac51-a6febf1bdcc0', 6, NULL, 0, 0, 5, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 6, 'a6f62726-85c9-4bbe-ac6e-18b5169b6070', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '18c45e3b-2351-49cd-a260-22de8662baec', 6, NULL, 0, 0, 6, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 7, '8f13bcca-ac36-4c49-83ff-be39e6e33335', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '901b0c37-024b-483e-a1a7-324e3e4fff8c', 6, NULL, 0, 0, 7, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 8, '6012559b-7863-49b1-8d21-328a2d98430e', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'e1b68742-b987-4fa9-80c1-b7c1e5d1e566', 6, NULL, 1, 0, 20, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 9, '2ecbf7d8-4690-4cc8-b0ae-309cc0e16cf3', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', 'ebd9f7d2-32c7-4f88-adc0-f3db6be5621b', 6, NULL, 0, 0, 9, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 10, 'b6267afb-05ef-43e7-8f4c-2f3d696f9d10', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '30406e47-8875-430c-ad1f-3b11efa24118', 6, NULL, 0, 0, 10, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 11, '06537986-fe71-4148-ab3b-073703c67520', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', '00c6dce4-18f7-4275-bb58-ae5f5c4c5e99', 6, NULL, 0, 0, 26, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 12, '2a5e8022-af67-4e05-a09a-b9a3ec4fc241', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'd38e5db4-e6be-419b-8fed-b038a6ad348b', 6, NULL, 0, 0, 12, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 13, 'f8175427-a63b-4cf5-b829-038cf4a4dc25', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', '910043ef-7dc0-4a26-b933-893b4e1c164e', 5, NULL, 0, 0, 23, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 14, 'd151168a-73bf-4576-8205-f79c47395997', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '13cf78b2-a81e-46a8-9791-ef24600f3985', 5, NULL, 0, 0, 24, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 15, '3130eaf2-c9de-45f7-9326-a51b4b43f326', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', '90c4efd2-ca16-4c18-8b0e-b5b758fcedce', 0, NULL, 0, 0, 22, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 16, '81e374d7-10aa-48f4-be3b-de6e49396915', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'f665f37f-5b06-478b-b5eb-79b3b9bd95fc', 6, '/objects/uploads/03661e2f-8416-4cae-8b36-e32da2334f22', 0, 0, 19, 1, 'Rioja DOCa', 'Viña Tondonia', 13.5, 2024, 2036, '["Geschenk","🍒"]', '["8410591000123"]', '[{"id":"f665f37f-5b06-478b-b5eb-79b3b9bd95fc","bottles":0,"millilitres":750,"placeId":null,"position":null,"state":"held","boughtOn":null,"arrivesOn":null,"shop":null,"price":null,"note":null,"foreignId":null},{"id":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","bottles":6,"millilitres":1500,"placeId":"1d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","position":"B3","state":"held","boughtOn":"2025-11-02","arrivesOn":null,"shop":"Enoteca Ñ","price":{"minor":4500,"currency":"GBP"},"note":null,"foreignId":null}]', NULL, '[{"table":"CellarTracker, list","cells":[["CT","94.5"]]}]', '[{"id":"7d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10","day":"2026-05-01","keeping":"vacuum","lotId":"6d7c2a34-93c1-4a5b-8a70-3a3a4a6f9f10"}]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 17, '39f3062a-e2f1-4b56-b949-be45415387ad', 'Frascati', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Frascati: Leder, „Kirsche“, 🍒', 'bd21a004-b308-4d2e-b655-92ec40fd15cd', 6, NULL, 0, 1, 21, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', 1795420358921, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 18, '09c96888-5f43-4eab-8b6f-f2701cd21640', 'Arneis', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '01a02161-0e48-4e75-bfec-c359dd847913', 6, NULL, 0, 0, 18, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('91f086e0-37d6-42d1-9717-05944ca0463d', 27, '1596d62a-de49-4b1f-a708-8bac4b6e282c', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '92e76afc-547e-48ac-b255-b8917e47e44c', 6, NULL, 0, 0, 27, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq, non_vintage, appellation, designation, alcohol, drink_from, drink_to, tags, barcodes, lots, removed_at, told_elsewhere, opened) VALUES ('c593b253-ac31-4ad9-a625-dd8cc2fa2261', 1, '8d3a8995-ceb8-4524-a31e-52d539fcfa88', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '3e51aa7c-4788-49b6-9367-f6b672ccbc71', 6, NULL, 0, 0, 1, 0, NULL, NULL, NULL, NULL, NULL, '[]', '[]', '[]', NULL, NULL, '[]');
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
      UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))
      WHERE id = NEW.user_id;
    END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots))) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + coalesce(length(OLD.told_elsewhere), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))) BEGIN
      UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) + coalesce(length(NEW.appellation), 0) + coalesce(length(NEW.designation), 0) + coalesce(length(NEW.told_elsewhere), 0) + iif(NEW.tags = '[]', 0, length(NEW.tags)) + iif(NEW.barcodes = '[]', 0, length(NEW.barcodes)) + iif(NEW.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(NEW.lots)))) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) + coalesce(length(OLD.appellation), 0) + coalesce(length(OLD.designation), 0) + coalesce(length(OLD.told_elsewhere), 0) + iif(OLD.tags = '[]', 0, length(OLD.tags)) + iif(OLD.barcodes = '[]', 0, length(OLD.barcodes)) + iif(OLD.lots = '[]', 0, (SELECT sum(coalesce(length(value ->> 'position'), 0) + coalesce(length(value ->> 'shop'), 0) + coalesce(length(value ->> 'note'), 0) + coalesce(length(value ->> 'foreignId'), 0)) FROM json_each(OLD.lots))))
      WHERE id = NEW.user_id;
    END;
PRAGMA user_version = 23;
