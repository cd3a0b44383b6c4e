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
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '5d578ab1-a488-4a40-a91b-63cbc999c863', 1, '44341c5c-e64a-4bb6-bebe-c17399d2f6b1');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '76f77c1b-7c0a-46e4-a82f-eacdb77c2862', 15, 'd470225b-31cd-418e-8c10-56767671b2d3');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '76f77c1b-7c0a-46e4-a82f-eacdb77c2862', 16, '9428abb6-827b-4546-9719-2e5e7301ad86');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '76f77c1b-7c0a-46e4-a82f-eacdb77c2862', 17, 'f4039807-6e2a-4965-b8cd-99c6ea1fef9b');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'ad7b01ac-8f4a-47ac-a96d-97daa361abb2', 1, '52a4957e-30ed-46c5-bf9a-7091214bf531');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'c0467467-bac7-4bc1-b0ac-d325d8edf849', 1, 'f28fdb80-648e-42ea-af15-08c2faeada7a');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'ca65683f-c7d8-410c-993f-0f9493910b56', 5, '6b7165cd-61f7-4a70-a542-1b0c04c63736');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'ca65683f-c7d8-410c-993f-0f9493910b56', 6, '3484beaf-46b3-473b-b408-bc7022ef6876');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '5d578ab1-a488-4a40-a91b-63cbc999c863', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '76f77c1b-7c0a-46e4-a82f-eacdb77c2862', 17, 14);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'ad7b01ac-8f4a-47ac-a96d-97daa361abb2', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'c0467467-bac7-4bc1-b0ac-d325d8edf849', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'ca65683f-c7d8-410c-993f-0f9493910b56', 6, 4);
INSERT INTO "meta" (key, value) VALUES ('epoch', '727cbce2-1595-499b-9a89-76d219ea2b7d');
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('58eed9ef-0e07-4001-95a2-3e3a0d05ce89', '2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'promised', 1795337622400, NULL, 10485760);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('9c3792fd-897a-4689-b45d-488c1c05c61a', '96fbe308-d37e-49fb-97bd-60d1b973bc2b', 'finalized', 1795337621382, NULL, 503);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('b4822cf3-d1a6-411d-a3cc-2ebd40d2f4f8', '2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'finalized', 1795337620117, NULL, 503);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('f921425f-b35f-432c-82fc-4828ad072c62', '96fbe308-d37e-49fb-97bd-60d1b973bc2b', 'promised', 1795337621378, NULL, 10485760);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('aKPbUFEB8MycYOccUdftf4S1GZfl2_jH-btNLT3j3j8', '96fbe308-d37e-49fb-97bd-60d1b973bc2b', 1795341223171);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '3484beaf-46b3-473b-b408-bc7022ef6876', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '38d706d6-b17f-4e00-8a12-d7369164b853', '3ec8342d2e8c049b5a23a781674249f884d175ded04672dc784d2195dde18bab', NULL, '{"kind":"applied","wineId":"4c2a6a0f-ba41-482c-9ab3-74555bc2f11d","seq":12}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '44341c5c-e64a-4bb6-bebe-c17399d2f6b1', 'e5242d5e040f7f520ce684dba6deeb98e2982e10303dbfd2ea732fc0d4ba1a37', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"4c2a6a0f-ba41-482c-9ab3-74555bc2f11d","userId":"2f96dba2-a476-4d0c-8aac-d71f5528ce86","bottleId":"018c3f1e-f6c9-47a7-b055-1c5cd38f02b6","isArchived":false}', '{"kind":"applied","wineId":"4c2a6a0f-ba41-482c-9ab3-74555bc2f11d","seq":19}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '44b04927-59a6-438b-8584-166c1f32ad95', '336574da075eac83d8a4ef724af9efb5971a201bd8b3f4edb964f8980cbd6250', NULL, '{"kind":"applied","wineId":"98f59093-7952-4c48-b8e7-98e5587e4e2c","seq":6}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '476a9ea7-acd6-4054-8346-9fe469b578c4', '43169d000d80676529f4932eeebf46b4009c6c8a08aa09d718e575066ed6e674', NULL, '{"kind":"applied","wineId":"064cf439-820d-4e45-a183-077a09014032","seq":9}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '4dac19da-b139-4243-87b4-b76c9b1b39cd', '05904e63f856c383ae65a2473be49b9e7776283c55d0f2c364107afb608be108', NULL, '{"kind":"applied","wineId":"26c925ac-32d4-434b-8c91-c18f2dfccc31","seq":7}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '52a4957e-30ed-46c5-bf9a-7091214bf531', 'a4f8a3162f0d84179ead0d38227714416b8d2b8c594780d8b4e3e04d328cfed0', '{"name":"Madiran","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Gascony","notes":"Madiran: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"064cf439-820d-4e45-a183-077a09014032","userId":"2f96dba2-a476-4d0c-8aac-d71f5528ce86","bottleId":"a788d68c-6fe9-4ee7-9ea0-162dc28aef17","isArchived":false}', '{"kind":"applied","wineId":"064cf439-820d-4e45-a183-077a09014032","seq":20}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '55bcc005-3b3f-4342-835d-0ad3334f0d0e', '2f5b98b2549bbdbcf921bc5331edb2102068b0e6873d1e4072551ae1edd52d8f', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '5ab3f3d0-42f9-4a3a-b8f0-6bfcdc4dfa1a', 'b3013ed0698010cc916476ef65c5e330aea08c1a2ff2657fd5e5c31ee65ffd07', NULL, '{"kind":"applied","wineId":"4d85a916-9436-4f61-8f2b-3f2098718fc9","seq":3}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '6290bc70-34ab-4702-8d2d-6df20e2c4c6a', '2ade394fbd064222633706450143c331785f977cf34082abaae0b8bf37250f23', NULL, '{"kind":"applied","wineId":"69b2ab30-7f7f-48cd-a677-a7217f0d2ca6","seq":8}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '6b7165cd-61f7-4a70-a542-1b0c04c63736', '6666df40992b6d7998c942571cb9af5d5e3b17dfdf3a4a16d1c2e9e58d820ac9', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":5,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Barolo: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"06c27927-39dc-4aa3-b084-01637fd4b609","userId":"2f96dba2-a476-4d0c-8aac-d71f5528ce86","bottleId":"b66ff82a-6176-4b1b-a757-a4f9a9ad58a0","isArchived":false}', '{"kind":"applied","wineId":"06c27927-39dc-4aa3-b084-01637fd4b609","seq":23}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '6c6266ee-c672-424e-a99b-eadec922ada3', 'deaf4cf3e47d4d1b26704cad329172231a523e320ca4f9a0683620fef50d13fc', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '73d093d8-2da7-485f-867d-ad753d2d14b9', 'a196118b5786bb4d0be5f0141463b603257cef8f86b39b4e97ede0b5f65f9dd0', NULL, '{"kind":"applied","wineId":"048a8680-793c-4996-b3bc-954062ff6599","missingPhoto":"/objects/uploads/f1b86ff1-7501-4032-a274-a59a93c1d994","seq":22}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '8fe168c4-57b5-4004-ab2a-ed6ad5a7f812', 'daefe1f480968919099cb4490a5007f356be071681b1d9875178f970ebb0bb54', NULL, '{"kind":"applied","wineId":"064cf439-820d-4e45-a183-077a09014032","overwritten":{"region":"Gascony"},"decidedAt":1795337622351,"seq":21}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '9428abb6-827b-4546-9719-2e5e7301ad86', '8f041b7e07dff801a603e99e3088e6c662f9f2107ddf18e3b0d747d76b0f1f29', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"98f59093-7952-4c48-b8e7-98e5587e4e2c","userId":"2f96dba2-a476-4d0c-8aac-d71f5528ce86","bottleId":"ce552ee1-fdfa-4bfd-8972-499ba9a03fa4","isArchived":true}', '{"kind":"applied","wineId":"98f59093-7952-4c48-b8e7-98e5587e4e2c","seq":16}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', '949628e9-fc4b-43fa-9dd4-6a02583b267f', '1b26ed8977229a9d52138e499df6e7a47ac5be934fe1a1737c86b9874351fc76', NULL, '{"kind":"applied","wineId":"57f75f05-6b07-4806-a98e-60fbd32d4095","seq":14}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'c05ae93a-435f-4327-9b7f-299ef9b92461', 'caa2c918085532f2ea7de382670bb800e79e6e03ceab45d198034c7831244f94', NULL, '{"kind":"applied","wineId":"29cbc302-b9bc-4eca-af19-d915bd67b7bb","seq":5}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'c1449574-f1cf-4601-8567-05221b253b6f', '2dae98f0bcef3dfc1506dc76cba3d0dbfad72b98bfca41c047268ee33afa2136', NULL, '{"kind":"applied","wineId":"f5ac9f19-3c46-4b08-a85e-d32634cb407e","seq":13}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'cf5e48a4-6ea4-4d3e-a6c0-a5605db2588e', '227628ef7b2ff1e59023b5293ee818d98f5ddd08aed0de8bb4426cd5fc8dba38', NULL, '{"kind":"applied","wineId":"c1ad54b4-e1f5-40e8-b3a0-a0d943a43549","seq":10}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'd470225b-31cd-418e-8c10-56767671b2d3', '960a7430edf0d3c3b3a3e150ffa6df386c0a4e62bcbfad5046004c197204f0f5', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/b4822cf3-d1a6-411d-a3cc-2ebd40d2f4f8","id":"57f75f05-6b07-4806-a98e-60fbd32d4095","userId":"2f96dba2-a476-4d0c-8aac-d71f5528ce86","bottleId":"7ba43df3-1eba-47f4-88e6-34bd7c559bb9","isArchived":false}', '{"kind":"applied","wineId":"57f75f05-6b07-4806-a98e-60fbd32d4095","seq":15}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'dea3647c-6b98-43c1-98da-7288f67a158d', '942a5ed52a300c033efb087ea8cca7c01cf36e3365a5bf9003299007182954ea', NULL, '{"kind":"applied","wineId":"9a3fd3d5-fb4e-4e14-8a76-d3e89f3a22ec","seq":11}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'dec44c1d-550f-41a7-a6d0-0aad650e6153', '965d726ba7ab1d68bd6b62ccf5335c58b2a7f1992d2d53770f94498c2cee0159', NULL, '{"kind":"applied","wineId":"01cf6f8f-f8dc-462f-85c4-369ea5bd6ad3","seq":4}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'e2365397-f393-4ab7-a7c7-051341cbb143', '5167b5f999b250a499b7264cffbf64988c1421aaa85478a1eb779e048e82b61f', NULL, '{"kind":"applied","wineId":"06c27927-39dc-4aa3-b084-01637fd4b609","seq":1}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'f28fdb80-648e-42ea-af15-08c2faeada7a', 'a0c84110c43d7d1f6e3581778b179d0f9a26c6d35d49cee0ac36b4155b661bf6', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"9a3fd3d5-fb4e-4e14-8a76-d3e89f3a22ec","userId":"2f96dba2-a476-4d0c-8aac-d71f5528ce86","bottleId":"cef6f644-c868-480f-8802-e6362d137d2d","isArchived":false}', '{"kind":"applied","wineId":"9a3fd3d5-fb4e-4e14-8a76-d3e89f3a22ec","seq":18}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'f4039807-6e2a-4965-b8cd-99c6ea1fef9b', '411004ce66905563b9236e20d5d321f7cd61ce3ab39686878c497e8d3d6029b6', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"f5ac9f19-3c46-4b08-a85e-d32634cb407e","userId":"2f96dba2-a476-4d0c-8aac-d71f5528ce86","bottleId":"e08596cc-7a2b-4bae-bd2c-b87346c1c1e6","isArchived":false}', '{"kind":"applied","wineId":"f5ac9f19-3c46-4b08-a85e-d32634cb407e","seq":17}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'fd2ac49f-113e-40c2-aed1-4f1aed6728f9', 'e769c2d205d988d254db8fdb29d3e00a25a0b6420120d3ee98be956168dd5b8f', NULL, '{"kind":"applied","wineId":"c51f1002-6f75-4df0-b4c6-c3c0df6530ed","seq":2}');
INSERT INTO "results" (user_id, key, fingerprint, body, verdict) VALUES ('96fbe308-d37e-49fb-97bd-60d1b973bc2b', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"42dd0b3d-798a-474c-8fac-3b038eed9461","userId":"96fbe308-d37e-49fb-97bd-60d1b973bc2b","bottleId":"1ea44648-e602-4b53-ac49-c86e89bb9f00","isArchived":false}', '{"kind":"applied","wineId":"42dd0b3d-798a-474c-8fac-3b038eed9461","seq":1}');
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('0r-aL2HWur2CyPcayAowfImR3JPOZQwoQpzNkOmlN2k', '2f96dba2-a476-4d0c-8aac-d71f5528ce86', '13a0f4b5-e59a-42ac-8480-e146a0f745b3', '', '{"userId":"2f96dba2-a476-4d0c-8aac-d71f5528ce86","_expire":1797929621836,"_maxAge":2592000000}', 1795337621833, 1795337621836, 1797929631836, 1810889621833);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('D6QWm6PlBM3rYBiW-sVx6ToSJ0uNn7npEC4MQozHtyY', '96fbe308-d37e-49fb-97bd-60d1b973bc2b', 'cd3e938a-b050-4710-8451-8b5288fb58a4', '', '{"userId":"96fbe308-d37e-49fb-97bd-60d1b973bc2b","_expire":1797929623167,"_maxAge":2592000000}', 1795337623165, 1795337623167, 1797929633167, 1810889623165);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('EUTwYCuptiOtboWgyR3b7b9V0VKft4PrUwLSnB3UNPw', '2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'bd32629f-c586-4557-96a2-30c435c6c630', '', '{"userId":"2f96dba2-a476-4d0c-8aac-d71f5528ce86","_expire":1797929622241,"_maxAge":2592000000}', 1795337622237, 1795337622241, 1797929632241, 1810889622237);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('U0zjEoIa2fdaJU3N-Sx8AZ3UyPDfabbzXlzf_kk3UiY', '2f96dba2-a476-4d0c-8aac-d71f5528ce86', '30be454d-29bb-4a2d-9609-6986b605896a', '', '{"userId":"2f96dba2-a476-4d0c-8aac-d71f5528ce86","_expire":1797929622145,"_maxAge":2592000000}', 1795337622144, 1795337622146, 1797929632146, 1810889622144);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('VGuwL7Pmd6LzHeXTQwVZBd7mEM-IU1MSavzDEYw9_TQ', '2f96dba2-a476-4d0c-8aac-d71f5528ce86', '6f54548b-e7a3-4106-b232-094183738386', '', '{"userId":"2f96dba2-a476-4d0c-8aac-d71f5528ce86","_expire":1797929621934,"_maxAge":2592000000}', 1795337621932, 1795337621934, 1797929631934, 1810889621932);
INSERT INTO "sessions" (id_hash, user_id, id, device, content, began_at, used_at, expires_at, ends_by) VALUES ('kTc9KA2GTg66R-0OhCevQP1GcV8P2f2XEsT5KK6zRCI', '2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'd0a4755f-e0eb-4f5f-80c6-701c0b7ad987', '', '{"userId":"2f96dba2-a476-4d0c-8aac-d71f5528ce86","_expire":1797929622059,"_maxAge":2592000000}', 1795337622057, 1795337622059, 1797929632059, 1810889622057);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$DDLItz6GDPgUagk2EaUGGw$7Nm+exoirTqJ3lcDiDQtfRtQfLgNJvfErVL29Zi/HIY', NULL, NULL, 23, 1795337619959, 15, 689);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text) VALUES ('96fbe308-d37e-49fb-97bd-60d1b973bc2b', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$/ccmagnkNXqtMZ4saOALZw$EfZUQcNwgL6YKQSP9J5NfdwjSgfvVYGCRs71rUw+sN4', NULL, NULL, 1, 1795337621351, 1, 33);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 1, '06c27927-39dc-4aa3-b084-01637fd4b609', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', 'b66ff82a-6176-4b1b-a757-a4f9a9ad58a0', 5, NULL, 0, 0, 23);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 2, 'c51f1002-6f75-4df0-b4c6-c3c0df6530ed', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'f9c750a1-efa7-41f4-8ffd-f47874ae9c71', 6, NULL, 0, 0, 2);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 3, '4d85a916-9436-4f61-8f2b-3f2098718fc9', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', '1876d0aa-8254-4e30-8eb5-d036ff413988', 6, NULL, 0, 0, 3);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 4, '01cf6f8f-f8dc-462f-85c4-369ea5bd6ad3', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '99d5af58-c7e0-42ff-ad81-752d5b1ec3b3', 6, NULL, 0, 0, 4);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 5, '29cbc302-b9bc-4eca-af19-d915bd67b7bb', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '23c25cd8-b7ab-4570-817d-90f9049db4de', 6, NULL, 0, 0, 5);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 6, '98f59093-7952-4c48-b8e7-98e5587e4e2c', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'ce552ee1-fdfa-4bfd-8972-499ba9a03fa4', 6, NULL, 1, 0, 16);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 7, '26c925ac-32d4-434b-8c91-c18f2dfccc31', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', '4d9a2f5e-665b-43c7-a0ab-168280454898', 6, NULL, 0, 0, 7);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 8, '69b2ab30-7f7f-48cd-a677-a7217f0d2ca6', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '7c25a3b9-845f-48dc-bc08-27dc803f1583', 6, NULL, 0, 0, 8);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 9, '064cf439-820d-4e45-a183-077a09014032', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', 'a788d68c-6fe9-4ee7-9ea0-162dc28aef17', 6, NULL, 0, 0, 21);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 10, 'c1ad54b4-e1f5-40e8-b3a0-a0d943a43549', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '5eecd830-da35-4627-baa5-858093e25888', 6, NULL, 0, 0, 10);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 11, '9a3fd3d5-fb4e-4e14-8a76-d3e89f3a22ec', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', 'cef6f644-c868-480f-8802-e6362d137d2d', 5, NULL, 0, 0, 18);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 12, '4c2a6a0f-ba41-482c-9ab3-74555bc2f11d', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '018c3f1e-f6c9-47a7-b055-1c5cd38f02b6', 5, NULL, 0, 0, 19);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 13, 'f5ac9f19-3c46-4b08-a85e-d32634cb407e', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', 'e08596cc-7a2b-4bae-bd2c-b87346c1c1e6', 0, NULL, 0, 0, 17);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 14, '57f75f05-6b07-4806-a98e-60fbd32d4095', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '7ba43df3-1eba-47f4-88e6-34bd7c559bb9', 6, '/objects/uploads/b4822cf3-d1a6-411d-a3cc-2ebd40d2f4f8', 0, 0, 15);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('2f96dba2-a476-4d0c-8aac-d71f5528ce86', 22, '048a8680-793c-4996-b3bc-954062ff6599', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '17de8a6a-edd5-4116-ba1b-0c6f6083289e', 6, NULL, 0, 0, 22);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('96fbe308-d37e-49fb-97bd-60d1b973bc2b', 1, '42dd0b3d-798a-474c-8fac-3b038eed9461', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '1ea44648-e602-4b53-ac49-c86e89bb9f00', 6, NULL, 0, 0, 1);
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
    UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0)
    WHERE id = NEW.user_id;
  END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) BEGIN
    UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0)) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0))
    WHERE id = NEW.user_id;
  END;
PRAGMA user_version = 7;
