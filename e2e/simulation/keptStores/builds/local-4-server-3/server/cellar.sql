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
CREATE TABLE sessions (
    id_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    content TEXT NOT NULL,
    expires_at INTEGER NOT NULL
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
CREATE INDEX reset_links_by_user ON reset_links (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX wines_by_photo ON wines (photo_url) WHERE photo_url IS NOT NULL;
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '0f7e5fbb-f7e1-493f-9327-ba79a51b5b69', 1, 'ff6ff0fa-aabe-4c62-824d-e40496ed366d');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '3b45f439-490e-4e44-ab27-1e0fda3255d7', 1, '87ecefec-7689-4dc9-8840-0b75fbeae668');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '97901412-b4fd-4b08-8cb9-9b0cc12e418f', 1, '5a645e8b-1b25-4520-a3ce-8081465b49c6');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'ad624080-755b-41a4-8113-909c4078aeed', 15, '0b17038b-2039-40b1-b786-458d17f85683');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'ad624080-755b-41a4-8113-909c4078aeed', 16, 'd05d24ef-2ad7-483b-b759-9b9f8d863731');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'ad624080-755b-41a4-8113-909c4078aeed', 17, 'e93a95ef-7980-4063-b195-0fd9936f5f6d');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'efbd362c-0415-4313-a340-c9ee38eb6ea8', 5, 'eb3a2b54-dec7-45bb-9a32-3bf546a8eeca');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'efbd362c-0415-4313-a340-c9ee38eb6ea8', 6, '33f5b62c-46aa-444a-9b2c-48387f80f766');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'efbd362c-0415-4313-a340-c9ee38eb6ea8', 7, '438b7781-1ffb-4df2-9e37-eeaa513a8108');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '0f7e5fbb-f7e1-493f-9327-ba79a51b5b69', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '3b45f439-490e-4e44-ab27-1e0fda3255d7', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '97901412-b4fd-4b08-8cb9-9b0cc12e418f', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'ad624080-755b-41a4-8113-909c4078aeed', 17, 14);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'efbd362c-0415-4313-a340-c9ee38eb6ea8', 7, 4);
INSERT INTO "meta" (key, value) VALUES ('epoch', '40ffac49-7f20-4d35-82b8-5584660d5c3a');
INSERT INTO "objects" (id, user_id, state, created_at, unused_since) VALUES ('129b7e9f-edc0-463b-989a-7aecd8d1b78e', 'c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'promised', 1795332465843, NULL);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since) VALUES ('53b3fc38-7a7f-4c2d-b086-b2dbbd8ea53c', '3e84ff48-9ccc-4133-ab48-2815874e23ae', 'promised', 1795332463711, NULL);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since) VALUES ('cf89188f-a023-415b-9110-33ce8ff7eaed', 'c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'finalized', 1795332460845, NULL);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since) VALUES ('d4fca843-4256-478b-9093-7d945a64a3a5', '3e84ff48-9ccc-4133-ab48-2815874e23ae', 'finalized', 1795332463719, NULL);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('rkeX4MI33PUlYscgwfob1MIrvAzas-MSctLm8pPEXjM', '3e84ff48-9ccc-4133-ab48-2815874e23ae', 1795336067340);
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('3e84ff48-9ccc-4133-ab48-2815874e23ae', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', 201, '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"922891bb-db57-4c45-ad8b-3c908728aed6","userId":"3e84ff48-9ccc-4133-ab48-2815874e23ae","bottleId":"f243048f-a468-4c71-a899-8cc709035757","isArchived":false}', '{"kind":"applied","wineId":"922891bb-db57-4c45-ad8b-3c908728aed6","seq":1}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '09b840f8-64a8-469a-8ac0-526518303764', 'aca5b48bb2135e8ba14a65a8d4337477aaf8405d830a23236fb25d6101a9e14e', 201, NULL, '{"kind":"applied","wineId":"79180a45-3fe4-4d6c-9cd7-0a7eecb265a2","missingPhoto":"/objects/uploads/afa82126-e9b8-446c-bf00-9618f7b169bd","seq":22}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '0b17038b-2039-40b1-b786-458d17f85683', 'ffbd14fc7d004dabebeca1770fdc324afc6f73c012b69c260b049869ae668c0f', 200, '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/cf89188f-a023-415b-9110-33ce8ff7eaed","id":"4ff2b690-0447-402d-a9d0-c3052780aa70","userId":"c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e","bottleId":"3fa6219c-3c70-49d1-a524-28c67381ef56","isArchived":false}', '{"kind":"applied","wineId":"4ff2b690-0447-402d-a9d0-c3052780aa70","seq":15}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '0d60e393-caf0-48a3-a48b-2ad108a51cc1', '9ad6bfc0420f9acfe3c02e150cd2742448a97f27f4493afc674cdcfcdfdd4b2f', 201, NULL, '{"kind":"applied","wineId":"50734eff-6744-41dd-a5b4-f7ca2cebae49","seq":3}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '1484d1b3-f7fb-4883-9736-c9235f81aea0', 'c8a303ebf0d18b0cd087330d6e9e9cd859fcab0ee017db73927465e0baabb7b2', 201, NULL, '{"kind":"applied","wineId":"d1cec91a-43aa-4609-b0d8-24241d10920a","seq":12}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '1e440adb-99a3-4e39-83d3-b83eb9d3f3b4', 'acac16c0b26ac92a4fd78ad8f76d781746496fc3e7470c5815657e9ea16a4288', 201, NULL, '{"kind":"applied","wineId":"af78ca90-0515-418f-a77f-700e934c500b","seq":4}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '33f5b62c-46aa-444a-9b2c-48387f80f766', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', 200, NULL, '{"kind":"skipped"}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '3abad285-0c36-42e3-a45f-98478ddd22fe', 'a714caa07ba0fbc5c72878bbd008bc0cb523a7cd3427e116d84f6bd970f5d354', 400, NULL, '{"kind":"refused","refusal":{"status":400,"code":"invalid","error":"Vintage must be 2026 or earlier","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '438b7781-1ffb-4df2-9e37-eeaa513a8108', '4f7dd2e860738d589c30847a0fac75bdff7e7e29609233d41fc01b2b1af7cbf2', 200, '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"23d50625-94ec-495f-b8f4-69d98b0c7890","userId":"c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e","bottleId":"5c1b7e74-8eb5-4ae6-854a-50c6c4003d89","isArchived":false}', '{"kind":"applied","wineId":"23d50625-94ec-495f-b8f4-69d98b0c7890","seq":24}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '525d6387-205a-4d71-9a1c-4ca16d069d80', '60f523d4139dbb94287cf3ef300dcd9dc923970ff4883c918ae0c8e4e48fe72b', 201, NULL, '{"kind":"applied","wineId":"75b632ad-7caf-4d42-81bc-ffb4d5a83839","seq":1}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '5a645e8b-1b25-4520-a3ce-8081465b49c6', '9b68997c7a45c8858f36c2db94c5ed35bf0dbc6abc623659675beef3243a9cbc', 200, '{"name":"Madiran","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Gascony","notes":"Madiran: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"97280e3e-18bd-40dd-8df1-ba6d13a9cffb","userId":"c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e","bottleId":"30597322-7020-4dc0-8f0e-e6365a4a9e2e","isArchived":false}', '{"kind":"applied","wineId":"97280e3e-18bd-40dd-8df1-ba6d13a9cffb","seq":20}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '65ff0e8a-87a7-47e7-8b50-e8e18b85ec5d', '2251f5fd58bfc9e8da169faf1fa8fa11f95b85aed0a699f786f45de1764fd8cf', 201, NULL, '{"kind":"applied","wineId":"ffad62ab-4e44-464d-8881-d83af859c22d","seq":7}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '6983410a-6f28-48c6-863c-95fa20778c92', '8236b6664860edb92b53ae64cfa538c48d0344bd1e60b794cf1700a19320daa1', 201, NULL, '{"kind":"applied","wineId":"bec66e30-69d8-4712-b6e7-ab8d0c85f934","seq":11}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '7199d24c-93f1-439e-8720-8f257e68901c', 'e63279fc3d839207aa2dd5a2c00d0b2ad9d04014dc1a7e859a322c961ffee91f', 201, NULL, '{"kind":"applied","wineId":"5322af8e-a426-4e3d-89b7-33b84d442f0c","seq":6}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '7f08a812-71be-4793-b3bb-9788d9579ce9', 'ba26690d744c2c16512423eb9a42824fdf516c3cf3668623b57210cbcc06d0b2', 201, NULL, '{"kind":"applied","wineId":"23d50625-94ec-495f-b8f4-69d98b0c7890","seq":2}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '87ecefec-7689-4dc9-8840-0b75fbeae668', 'e7d010e5b8a46d2f574f98c84960fa3219d150dbe7159ab2b4ce29f415cd313d', 200, '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"d1cec91a-43aa-4609-b0d8-24241d10920a","userId":"c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e","bottleId":"bfb192f0-0340-4241-a788-85a23eadc59a","isArchived":false}', '{"kind":"applied","wineId":"d1cec91a-43aa-4609-b0d8-24241d10920a","seq":19}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '88f8e311-b35e-4f8a-bd37-48ae291aeef3', 'bdc7301e815b12428c5164c4be1c48dd3421f10a05d7a26ef1e4880856bcfb11', 201, NULL, '{"kind":"applied","wineId":"4ce841fc-afd0-4a25-bd80-44264408a509","seq":8}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'a132f5ab-a3fe-4e3c-baa7-9cf409a478ae', '006e07afcb4635b45d8a95ab7caa1d4bc38c8771a30df6d4ff7685a07ea3351f', 201, NULL, '{"kind":"applied","wineId":"773e98b3-961b-42a0-b9a2-64a619233b21","seq":13}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'aa1150ff-88c1-4a42-90ab-af7de35a7fef', '86414666a24055dba30688d11edeff08433cf2a150bc4de23327b8af588d3a23', 201, NULL, '{"kind":"applied","wineId":"97280e3e-18bd-40dd-8df1-ba6d13a9cffb","seq":9}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'b7b27dc3-60d2-422c-b8cd-46c19af1e031', '6cc8be2ca96bbeb21e8b022688ac7b561b9e5da0e5b314211c34022706076aa6', 201, NULL, '{"kind":"applied","wineId":"db1e00d8-d1e3-4c84-a922-9d1ea52580b0","seq":10}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'c08eb5e5-0e58-4e15-9069-6e872ef9e83d', 'd4b2f70c9e9466f4a572cfd4d7696921a22c3cf9a270b49271d5ac8c57a60bb2', 404, NULL, '{"kind":"refused","refusal":{"status":404,"code":"not_found","error":"Wine not found"}}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'c2b8dd14-f0ea-4d73-abdb-45c065fc6bcd', '2a38cbcec614ccb0443bf658d5033b887c433e37c3e39408236e20a31b928681', 201, NULL, '{"kind":"applied","wineId":"d278b2fb-ee89-47d8-8223-34786570d95d","seq":5}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'cc7fe772-faed-49a4-8a33-e5fad6c0fdb4', '6f441bd87ed7bd5b64c69c590c656d3c18dc7da13ccc925e5569a057a6f33803', 201, NULL, '{"kind":"applied","wineId":"4ff2b690-0447-402d-a9d0-c3052780aa70","seq":14}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'd05d24ef-2ad7-483b-b759-9b9f8d863731', '0ff394b63ae3ca079434eaa5981e5c753e7391c8d14a2adc1140c9c0ac4cb0c4', 200, '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"5322af8e-a426-4e3d-89b7-33b84d442f0c","userId":"c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e","bottleId":"41029347-8a0d-453f-969f-3579579190aa","isArchived":true}', '{"kind":"applied","wineId":"5322af8e-a426-4e3d-89b7-33b84d442f0c","seq":16}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'e93a95ef-7980-4063-b195-0fd9936f5f6d', '7c7a03d31d34276d8e98fd50f783007c1291c7e1f3f8886dce718911bb437bfe', 200, '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"773e98b3-961b-42a0-b9a2-64a619233b21","userId":"c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e","bottleId":"ec5f76f1-8f07-4f6c-abef-682ead445a0a","isArchived":false}', '{"kind":"applied","wineId":"773e98b3-961b-42a0-b9a2-64a619233b21","seq":17}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'e95a8ebb-a5c5-43a0-9785-3f0e2cf90f1b', 'af650e51f368fe76e19e1810bbd63c4ae9e5318968031707250989b235a8a3d7', 200, NULL, '{"kind":"applied","wineId":"97280e3e-18bd-40dd-8df1-ba6d13a9cffb","overwritten":{"region":"Gascony"},"decidedAt":1795332465807,"seq":21}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'eb3a2b54-dec7-45bb-9a32-3bf546a8eeca', '71d162c58409d73b9e0d18be4525be5c9fe54445e86bacc6e0e52f3b37ca7d90', 200, '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":5,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Barolo: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"75b632ad-7caf-4d42-81bc-ffb4d5a83839","userId":"c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e","bottleId":"cf677fea-7ba5-4772-9c1e-4e744bd9a539","isArchived":false}', '{"kind":"applied","wineId":"75b632ad-7caf-4d42-81bc-ffb4d5a83839","seq":23}');
INSERT INTO "results" (user_id, key, fingerprint, status, body, verdict) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'ff6ff0fa-aabe-4c62-824d-e40496ed366d', '0d2960876a9273c7616407101e29e078d94faac51cecbee87c65cfad3dfb5ccc', 200, '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"bec66e30-69d8-4712-b6e7-ab8d0c85f934","userId":"c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e","bottleId":"ca7876af-213f-4e38-b379-e08e78276652","isArchived":false}', '{"kind":"applied","wineId":"bec66e30-69d8-4712-b6e7-ab8d0c85f934","seq":18}');
INSERT INTO "sessions" (id_hash, user_id, content, expires_at) VALUES ('7UMuS5k1kIJEw1nJ4VNYpw7UTMSqoGkffGMG4KvAg98', 'c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '{"userId":"c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e","_expire":1797924465189,"_maxAge":2592000000}', 1797924475189);
INSERT INTO "sessions" (id_hash, user_id, content, expires_at) VALUES ('H09IHQm5n9xhV27WP2oA-qrKkTlH_Aq05PrbxYGGy5c', 'c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '{"userId":"c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e","_expire":1797924464921,"_maxAge":2592000000}', 1797924474921);
INSERT INTO "sessions" (id_hash, user_id, content, expires_at) VALUES ('Rqw4kL53MgPMxUQ_NlnRN-tlXMUx21xm46PpfaGbhY8', 'c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '{"userId":"c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e","_expire":1797924464711,"_maxAge":2592000000}', 1797924474711);
INSERT INTO "sessions" (id_hash, user_id, content, expires_at) VALUES ('dCQAr0fEJCJo_HXvjPcoHpPk08eu6khgQJDvZOrPS84', 'c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '{"userId":"c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e","_expire":1797924465433,"_maxAge":2592000000}', 1797924475433);
INSERT INTO "sessions" (id_hash, user_id, content, expires_at) VALUES ('ksj4YiPTeincRDzVSvjRYNB9h8NbBLE39_fSPuihwxo', '3e84ff48-9ccc-4133-ab48-2815874e23ae', '{"userId":"3e84ff48-9ccc-4133-ab48-2815874e23ae","_expire":1797924467327,"_maxAge":2592000000}', 1797924477327);
INSERT INTO "sessions" (id_hash, user_id, content, expires_at) VALUES ('oIP3nCmUiDEVgOmY1wgXC05fpuEjoab53QwXvU2laic', 'c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', '{"userId":"c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e","_expire":1797924465654,"_maxAge":2592000000}', 1797924475654);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$EI9T/G1l5IaqgigMyyttRg$EDVe3rAA/iycE2jMARx+gLucbRtjJ+2Pubdkz4AzPgU', NULL, NULL, 24, 1795332460069);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at) VALUES ('3e84ff48-9ccc-4133-ab48-2815874e23ae', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$a1aVS6nC+BAzHs9Lkqr05A$qtp7W/725+l974Xjv7Whl2o9Ws555FfJfdooQNYtLHI', NULL, NULL, 1, 1795332463646);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('3e84ff48-9ccc-4133-ab48-2815874e23ae', 1, '922891bb-db57-4c45-ad8b-3c908728aed6', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'f243048f-a468-4c71-a899-8cc709035757', 6, NULL, 0, 0, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 1, '75b632ad-7caf-4d42-81bc-ffb4d5a83839', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', 'cf677fea-7ba5-4772-9c1e-4e744bd9a539', 5, NULL, 0, 0, 23);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 2, '23d50625-94ec-495f-b8f4-69d98b0c7890', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '5c1b7e74-8eb5-4ae6-854a-50c6c4003d89', 4, NULL, 0, 0, 24);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 3, '50734eff-6744-41dd-a5b4-f7ca2cebae49', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', 'c2eee19a-883d-4da7-bbad-5b78df71b7ad', 6, NULL, 0, 0, 3);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 4, 'af78ca90-0515-418f-a77f-700e934c500b', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '2bf3a2a4-3033-44d1-90c0-1489e8c31a55', 6, NULL, 0, 0, 4);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 5, 'd278b2fb-ee89-47d8-8223-34786570d95d', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '2a190229-ea6b-4a53-8f09-35b4b91c1f69', 6, NULL, 0, 0, 5);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 6, '5322af8e-a426-4e3d-89b7-33b84d442f0c', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '41029347-8a0d-453f-969f-3579579190aa', 6, NULL, 1, 0, 16);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 7, 'ffad62ab-4e44-464d-8881-d83af859c22d', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', '88a35318-96d4-4a0c-85ba-e770426b2de2', 6, NULL, 0, 0, 7);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 8, '4ce841fc-afd0-4a25-bd80-44264408a509', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'f32a46e1-1062-433a-9c25-1df9aebee6a9', 6, NULL, 0, 0, 8);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 9, '97280e3e-18bd-40dd-8df1-ba6d13a9cffb', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', '30597322-7020-4dc0-8f0e-e6365a4a9e2e', 6, NULL, 0, 0, 21);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 10, 'db1e00d8-d1e3-4c84-a922-9d1ea52580b0', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '206b9271-5d4f-4c23-9bda-5aebc82c692e', 6, NULL, 0, 0, 10);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 11, 'bec66e30-69d8-4712-b6e7-ab8d0c85f934', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', 'ca7876af-213f-4e38-b379-e08e78276652', 5, NULL, 0, 0, 18);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 12, 'd1cec91a-43aa-4609-b0d8-24241d10920a', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'bfb192f0-0340-4241-a788-85a23eadc59a', 5, NULL, 0, 0, 19);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 13, '773e98b3-961b-42a0-b9a2-64a619233b21', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', 'ec5f76f1-8f07-4f6c-abef-682ead445a0a', 0, NULL, 0, 0, 17);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 14, '4ff2b690-0447-402d-a9d0-c3052780aa70', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '3fa6219c-3c70-49d1-a524-28c67381ef56', 6, '/objects/uploads/cf89188f-a023-415b-9110-33ce8ff7eaed', 0, 0, 15);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('c2b608a6-cdb9-4cbf-b3b6-a313bbe9cb2e', 22, '79180a45-3fe4-4d6c-9cd7-0a7eecb265a2', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '17fcc929-606c-49be-8d7b-3283b903d29d', 6, NULL, 0, 0, 22);
PRAGMA user_version = 3;
