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
    seq INTEGER NOT NULL,
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
CREATE INDEX wines_by_photo ON wines (photo_url) WHERE photo_url IS NOT NULL;
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '57db68df-5bc4-4c6d-aab2-a76a7d39926f', 6, 'db28f0a7-8621-476f-b444-2bc621955a5b');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '57db68df-5bc4-4c6d-aab2-a76a7d39926f', 7, 'd43abdf1-839a-41fa-90aa-9c915f02c5e3');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '58609c75-f898-4fea-85a4-a87299c47ba9', 1, '9de6ccfd-7580-45ba-bc28-268940b8ee05');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'a11f844e-e133-4d13-a520-016bfcda0127', 15, '79319b75-f481-4d9e-9eee-f7cc4b1c9098');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'a11f844e-e133-4d13-a520-016bfcda0127', 16, '0651cf8e-24a3-4e06-8cdc-cbbbcc5d92c4');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'a11f844e-e133-4d13-a520-016bfcda0127', 17, '9e71a2d8-b34d-44d8-a958-cb4741339571');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'a53a8a23-b572-4850-b9d0-e9a2576aa230', 2, 'e814f51b-a679-41cc-9b47-e3fac87e09dc');
INSERT INTO "device_ops" (user_id, device_id, op_no, key) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'd6683695-c184-40c1-bf6e-e09ae74414c8', 1, '482c9129-1f15-4feb-bbf4-85054a5b9941');
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '57db68df-5bc4-4c6d-aab2-a76a7d39926f', 7, 5);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '58609c75-f898-4fea-85a4-a87299c47ba9', 1, 0);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'a11f844e-e133-4d13-a520-016bfcda0127', 17, 14);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'a53a8a23-b572-4850-b9d0-e9a2576aa230', 2, 1);
INSERT INTO "devices" (user_id, id, last_op_no, ack_through) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'd6683695-c184-40c1-bf6e-e09ae74414c8', 1, 0);
INSERT INTO "meta" (key, value) VALUES ('epoch', 'c29d7a51-b40a-4ab7-89f4-6526b0bab708');
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('3a47cf31-193c-49e3-811e-564de6f774ad', 'ca0d9339-de82-47ad-9d96-d9086b84217a', 'finalized', 1795346118094, NULL, 503);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('44cad400-9c7a-4182-b0de-d9616ee2a8c2', 'ca0d9339-de82-47ad-9d96-d9086b84217a', 'promised', 1795346118087, NULL, 0);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('4c074fe8-8d00-4d7a-8a38-3b2507da3090', 'be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'finalized', 1795346114333, NULL, 503);
INSERT INTO "objects" (id, user_id, state, created_at, unused_since, bytes) VALUES ('7a927785-2f98-4d91-af6e-363b6cf022b5', 'be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'promised', 1795346120449, NULL, 0);
INSERT INTO "reset_links" (token_hash, user_id, expires_at) VALUES ('aq0bwbx7XM-SSP84zD0fNFas1UPPCKMCKD_KZalvUxs', 'ca0d9339-de82-47ad-9d96-d9086b84217a', 1795349721847);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '0651cf8e-24a3-4e06-8cdc-cbbbcc5d92c4', '489b3a38d892a6f1c80ff4c81b98082ea57dddf226972931d11bcda50e732eaf', '{"name":"Tokaji","producer":"Brezza","vintage":2016,"quantity":6,"type":"Dessert Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"a85413cd-b4ec-4902-a7f6-f2a7aad12e82","userId":"be5cf4e0-cb1d-4648-80fc-52aab28ec2f8","bottleId":"5b967405-6646-4028-8a4b-fbbb23fd0fd0","isArchived":true}', '{"kind":"applied","wineId":"a85413cd-b4ec-4902-a7f6-f2a7aad12e82","seq":16}', 16);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '1199390b-18a1-4833-b873-a89fd5329490', '82dbae6fa2a255ce801b855d0e9adfbcde78e8f2c29f78c0e8fe1966e9c529ed', NULL, '{"kind":"applied","wineId":"beca808d-6726-4742-9d49-1d169401c941","seq":11}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '241d20ed-43cb-4857-b315-b207665891d2', '94486173ff752ebbda8e66fed0e7d7968f7ff2d06735fbdd9e3149536ccb7770', NULL, '{"kind":"applied","wineId":"330afba0-700f-432a-b42a-f0638f15d34d","seq":14}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '2ed0ce45-226f-4639-92be-6a6e109b5960', 'aee79fc6c354c91a4dd8af36842fca870143b278204a524d0dd63ee7c2f3247d', NULL, '{"kind":"applied","wineId":"a85413cd-b4ec-4902-a7f6-f2a7aad12e82","seq":6}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '482c9129-1f15-4feb-bbf4-85054a5b9941', '13f7357e35e81aceaf95afa4743edb9f4d390d044dd2a87a4fe2542a773bef85', '{"name":"Jerez","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Jerez: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"beca808d-6726-4742-9d49-1d169401c941","userId":"be5cf4e0-cb1d-4648-80fc-52aab28ec2f8","bottleId":"b42bae86-e552-46ea-9f3f-50e95459d831","isArchived":false}', '{"kind":"applied","wineId":"beca808d-6726-4742-9d49-1d169401c941","seq":18}', 18);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '499db2cb-d5e6-4987-8acf-273b71693d7b', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '509a1570-598e-4c61-91cf-04255e7d5f24', 'fd3187f59a6cb49ba99c7d62c77b6d3a6b6d348ed833a69a5803d138c513a7c7', NULL, '{"kind":"applied","wineId":"07b85937-2f11-438c-b750-2595b25dc126","overwritten":{"region":"Gascony"},"decidedAt":1795346120406,"seq":21}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '53b2dbf2-deac-4610-a7d3-2a974ec87f97', '780b9588437a165ad83a061cd154d3de0b8f8ef32bcbed1e88e7818c4a729688', NULL, '{"kind":"applied","wineId":"a4c3457c-e164-4a25-8e83-52316982d122","seq":10}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '5e4f9965-e9af-4934-b1f6-21a30205b4cf', '326ff1aa020d7b561b3fb6e674a8774ada9fe1f379c06ab7edc47e5314cd1d59', NULL, '{"kind":"applied","wineId":"627472d8-e0bc-4a6c-9e93-373cdad62319","seq":8}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '70ef8e16-1e56-481d-abf7-81a2b7540871', 'dc1798aec92e5582f4de00860bd6703f0fb6ebd94897efdd6f58f77332613b80', NULL, '{"kind":"applied","wineId":"07b85937-2f11-438c-b750-2595b25dc126","seq":20}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '79319b75-f481-4d9e-9eee-f7cc4b1c9098', '31b7eec6ae6663b4144b722a9458463817ce51feb1de1bb2c877f56a5293e70d', '{"name":"Rioja","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":"/objects/uploads/4c074fe8-8d00-4d7a-8a38-3b2507da3090","id":"330afba0-700f-432a-b42a-f0638f15d34d","userId":"be5cf4e0-cb1d-4648-80fc-52aab28ec2f8","bottleId":"bc76e713-95fa-45da-9967-9872fd1dad3a","isArchived":false}', '{"kind":"applied","wineId":"330afba0-700f-432a-b42a-f0638f15d34d","seq":15}', 15);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '8d963e0a-81c7-49cb-a6c0-fc9d3e389584', '26f888fad7c7422b2cc70856de2017e1072c49440dd98daa039c9265ecae183f', NULL, '{"kind":"applied","wineId":"42fdded5-a0a2-4216-9448-0996de8aa7da","seq":13}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '8ef4a0a8-d4b2-4041-85c4-064c74ffab87', '2064dc609bd33be46f761f066b1900cb8f2b2db9a51127e33dad45f5a25fd982', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '96fd6cef-cfd8-44c7-bf5a-b46ce1206032', '3e639309e6209b2722804f2acb9c0c49ebc76c03d798ab1a4ebfe9c1ecde1b77', NULL, '{"kind":"applied","wineId":"0a079500-c4bf-4bae-b58a-cb57291dbf3f","missingPhoto":"/objects/uploads/b99d32dc-326a-4e6e-8738-4fe078d7f4e1","seq":22}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '9b677ae1-b452-4baf-9a30-e3c0c769b87e', '85cd621d593482f8d96501717f5df0e8fd8afa76bc1e7928d899891084fb5cdd', NULL, '{"kind":"refused","refusal":{"error":"Wine not found","code":"not_found"}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '9b85d544-3f53-4ebd-8248-8ab6a5116029', '067110cb64f56f76af4aea23f8b2460334bf59b96f8747f49522af5ee12f9d1e', NULL, '{"kind":"applied","wineId":"2bb49130-765a-406d-8e76-588ceec558c7","seq":12}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '9de6ccfd-7580-45ba-bc28-268940b8ee05', '2922b71efd718836e587abbf2fcad5e2d07a915d41066ffdf1d19f64ee583b48', '{"name":"Marsala","producer":"Brezza","vintage":2016,"quantity":5,"type":"Fortified Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"2bb49130-765a-406d-8e76-588ceec558c7","userId":"be5cf4e0-cb1d-4648-80fc-52aab28ec2f8","bottleId":"9ef627d7-9057-4d70-9987-ac98dad86c0e","isArchived":false}', '{"kind":"applied","wineId":"2bb49130-765a-406d-8e76-588ceec558c7","seq":19}', 19);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '9e71a2d8-b34d-44d8-a958-cb4741339571', 'c3acc26a3a3855eb3b26d91e1b869fea02b3151b04502c394f4df4b4b0157245', '{"name":"Retsina","producer":"Brezza","vintage":2016,"quantity":0,"type":"White Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":"Retsina: Leder, „Kirsche“, 🍒","photoUrl":null,"id":"42fdded5-a0a2-4216-9448-0996de8aa7da","userId":"be5cf4e0-cb1d-4648-80fc-52aab28ec2f8","bottleId":"de04c679-89d9-4e07-977b-39d1ca6652ff","isArchived":false}', '{"kind":"applied","wineId":"42fdded5-a0a2-4216-9448-0996de8aa7da","seq":17}', 17);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'ad4d5b9c-d2ca-4532-b34b-ae27076ecef8', 'd0393dac447f67b3228ba6809d9afc77bc0f2f6a49dd0bc2e61f4db50c9f6061', NULL, '{"kind":"applied","wineId":"391038d5-cbd4-40b3-ae13-cc30df93d22e","seq":3}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'd3c4301e-16ed-45e2-a6c8-eb2d90499d95', '4dd2e6551abe5db957f90f4a9d858ba116e1a5a28a63b747c8abc4d56b2adf6f', NULL, '{"kind":"applied","wineId":"5ab94a8d-22e1-4ad9-9377-e0989bab1520","seq":5}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'd43abdf1-839a-41fa-90aa-9c915f02c5e3', 'f81a1a6a15eae3ca2e532679d01483c2560d43fa2da8d2f90fbf75ea569c492c', NULL, '{"kind":"skipped"}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'db28f0a7-8621-476f-b444-2bc621955a5b', '8054a3dfba89da025515d96e8e5328d834f48ae37fd258c761d14f946a32e53a', '{"name":"Cornas","producer":"Brezza","vintage":2016,"quantity":4,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"1bd5d8bd-4bf8-416e-9431-1f7dda52cbea","userId":"be5cf4e0-cb1d-4648-80fc-52aab28ec2f8","bottleId":"e0b7ed58-01c3-4797-8b82-9fdefb39fdbc","isArchived":false}', '{"kind":"applied","wineId":"1bd5d8bd-4bf8-416e-9431-1f7dda52cbea","seq":23}', 23);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'e20dffd6-0c3f-42a2-a696-366c0f5f3d11', 'b3358d62b5aa9c30db9a89f05c013614aa4ae92b1599e1edd76202176a006d37', NULL, '{"kind":"applied","wineId":"1bd5d8bd-4bf8-416e-9431-1f7dda52cbea","seq":2}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'e814f51b-a679-41cc-9b47-e3fac87e09dc', '6edf2d1b5c8e858d6470cfd377bc95532ca64b3332d60bf63622721201629917', NULL, '{"kind":"refused","refusal":{"error":"Vintage must be 2026 or earlier","code":"invalid","issues":[{"path":["vintage"],"message":"Vintage must be 2026 or earlier"}]}}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'ee9a3e1b-95a7-4a52-80a4-4f5a8b04e1e4', '5ba0e1b209c839e22e27144a16e85970a73391567eddb82421f34061c9973fd9', NULL, '{"kind":"applied","wineId":"9c594c02-099a-4d4d-a423-d103d09584ad","seq":7}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'f040723a-aa58-48b3-b2e9-6bb236a5b777', '5d580d8a9970f9affee201754d6fe581448062d8dde474994842690dbfc5c224', NULL, '{"kind":"applied","wineId":"07b85937-2f11-438c-b750-2595b25dc126","seq":9}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'f188a91d-971c-4cb8-8e39-9ffde6d30d1b', 'f93e43290129951d43d0ea9ab811ff8b2e4ebfa3e8d38ec28bbc0976bd961f88', NULL, '{"kind":"applied","wineId":"81b0c76d-bd62-4518-b3b5-731d2d7163c7","seq":1}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'f1dca22c-5787-4984-a7c2-5d783406b57a', '136822159745ae2ebb528530b1fef6fe4c6aeb0031fc62ac53da04e64a1a6e53', NULL, '{"kind":"applied","wineId":"7242b0e4-7ea3-43b7-8546-abbcdd9a157a","seq":4}', NULL);
INSERT INTO "results" (user_id, key, fingerprint, body, verdict, answer_no) VALUES ('ca0d9339-de82-47ad-9d96-d9086b84217a', 'ben-1', 'bd9f2bc68740c0794cd188c07cd98897a46cf72e0c09513c2a181ac1562cff7b', '{"name":"Barolo","producer":"Brezza","vintage":2016,"quantity":6,"type":"Red Wine","varietal":"Nebbiolo","country":"Italy","region":"Piedmont","notes":null,"photoUrl":null,"id":"fbcab56a-9f16-403a-ab42-6f6d82e8080d","userId":"ca0d9339-de82-47ad-9d96-d9086b84217a","bottleId":"4df17235-122b-484f-9372-5c40ba8c45b8","isArchived":false}', '{"kind":"applied","wineId":"fbcab56a-9f16-403a-ab42-6f6d82e8080d","seq":1}', 1);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('4WZBs6w9HG---1IvlFajDhPYOlmlVl6nPjWu1dR3m1o', 'be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'dcb50c14-ebed-427a-971b-4551c00ecd24', '', 1795346119153, 1795346119155, 1797938129155, 1810898119153);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('A5qfFWjZ39n6OYcboV3auBaq937EXRUnyOGNJMvqbdc', 'be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '22f3056c-79e3-43d3-b58c-33d0d8f73429', '', 1795346119510, 1795346119521, 1797938129521, 1810898119510);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('NPNaSqtSeegSbSTG7XT1MwlAWVHFvEPu6ljR0gQ6VoQ', 'be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', '790aa50b-2e57-4878-9a54-970dbb0bcd5f', '', 1795346120155, 1795346120163, 1797938130163, 1810898120155);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('VvgFAAxgr3z69c-lrcyK2FMlum899j8--4mEGHXqSS8', 'be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'b18a9d50-70d1-4151-a8d4-de5afa7a1a0c', '', 1795346119757, 1795346119759, 1797938129759, 1810898119757);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('ZyoNjMBUd220RrJgZkXpucrtyTH4s_g2zwXabKceFOw', 'be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'f9504ded-9935-4926-b11b-318cf7bc993c', '', 1795346119960, 1795346119964, 1797938129964, 1810898119960);
INSERT INTO "sessions" (id_hash, user_id, id, device, began_at, used_at, expires_at, ends_by) VALUES ('fihrri0yaoNqYNrawUHhLz0bsLSt16IMJXpQK3ziwnQ', 'ca0d9339-de82-47ad-9d96-d9086b84217a', '9128423b-d7c9-4d40-bb05-606d5be9b43f', '', 1795346121820, 1795346121833, 1797938131833, 1810898121820);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 'Ann@cellar.example', 'ann@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$smyBKaX3gdspKrVVlubUTA$qvIKQLF3jhgsYOeIGZv3L9iETAlnsla8i6cmBIyaaLI', NULL, NULL, 23, 1795346113565, 15, 689, 23);
INSERT INTO "users" (id, email, email_key, password_hash, reset_token_hash, reset_token_expires_at, seq, created_at, wine_count, wine_text, answers) VALUES ('ca0d9339-de82-47ad-9d96-d9086b84217a', 'ben@cellar.example', 'ben@cellar.example', '$argon2id$v=19$m=65536,t=3,p=1$LOCQfnHAbZTMS9KiL4LpnQ$RqDz04f4CK/jKNx8H8bp5o7P74sPTporBSepcq3/ifs', NULL, NULL, 1, 1795346118008, 1, 33, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 1, '81b0c76d-bd62-4518-b3b5-731d2d7163c7', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Barolo: Leder, „Kirsche“, 🍒', 'c3b48b00-8b06-4f08-978a-c8c0940a7ce1', 6, NULL, 0, 0, 1);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 2, '1bd5d8bd-4bf8-416e-9431-1f7dda52cbea', 'Cornas', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'e0b7ed58-01c3-4797-8b82-9fdefb39fdbc', 4, NULL, 0, 0, 23);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 3, '391038d5-cbd4-40b3-ae13-cc30df93d22e', 'Bandol', 2016, 'Rosé Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Bandol: Leder, „Kirsche“, 🍒', 'a968dce1-616b-486e-8026-bfedfb5358f6', 6, NULL, 0, 0, 3);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 4, '7242b0e4-7ea3-43b7-8546-abbcdd9a157a', 'Riesling', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '88749b34-1028-4b7f-a1e8-89f09b0eaaf2', 6, NULL, 0, 0, 4);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 5, '5ab94a8d-22e1-4ad9-9377-e0989bab1520', 'Sancerre', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Sancerre: Leder, „Kirsche“, 🍒', '3e5fbda6-1039-4ebd-9fa6-af7af9aaad0b', 6, NULL, 0, 0, 5);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 6, 'a85413cd-b4ec-4902-a7f6-f2a7aad12e82', 'Tokaji', 2016, 'Dessert Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '5b967405-6646-4028-8a4b-fbbb23fd0fd0', 6, NULL, 1, 0, 16);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 7, '9c594c02-099a-4d4d-a423-d103d09584ad', 'Chianti', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Chianti: Leder, „Kirsche“, 🍒', '5575c326-73fb-44bd-947e-ea50845a8f11', 6, NULL, 0, 0, 7);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 8, '627472d8-e0bc-4a6c-9e93-373cdad62319', 'Cava', 2016, 'Sparkling Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'e56b3cca-beed-4044-9ef7-594e13fd507e', 6, NULL, 0, 0, 8);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 9, '07b85937-2f11-438c-b750-2595b25dc126', 'Madiran', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Béarn', 'Brezza', 'Madiran: Leder, „Kirsche“, 🍒', '1ff3b84c-29a7-475c-bbcc-b9ff531c0351', 6, NULL, 0, 0, 21);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 10, 'a4c3457c-e164-4a25-8e83-52316982d122', 'Vouvray', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'ca1e392d-3b6c-4e2c-91f2-4e20196b346a', 6, NULL, 0, 0, 10);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 11, 'beca808d-6726-4742-9d49-1d169401c941', 'Jerez', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Jerez: Leder, „Kirsche“, 🍒', 'b42bae86-e552-46ea-9f3f-50e95459d831', 5, NULL, 0, 0, 18);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 12, '2bb49130-765a-406d-8e76-588ceec558c7', 'Marsala', 2016, 'Fortified Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '9ef627d7-9057-4d70-9987-ac98dad86c0e', 5, NULL, 0, 0, 19);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 13, '42fdded5-a0a2-4216-9448-0996de8aa7da', 'Retsina', 2016, 'White Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', 'Retsina: Leder, „Kirsche“, 🍒', 'de04c679-89d9-4e07-977b-39d1ca6652ff', 0, NULL, 0, 0, 17);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 14, '330afba0-700f-432a-b42a-f0638f15d34d', 'Rioja', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'bc76e713-95fa-45da-9967-9872fd1dad3a', 6, '/objects/uploads/4c074fe8-8d00-4d7a-8a38-3b2507da3090', 0, 0, 15);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('be5cf4e0-cb1d-4648-80fc-52aab28ec2f8', 22, '0a079500-c4bf-4bae-b58a-cb57291dbf3f', 'Soave', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, 'c3a92e77-a1ff-438f-85bd-67d7128471af', 6, NULL, 0, 0, 22);
INSERT INTO "wines" (user_id, added, id, name, vintage, type, varietal, country, region, producer, notes, bottle_id, quantity, photo_url, is_archived, deleted, seq) VALUES ('ca0d9339-de82-47ad-9d96-d9086b84217a', 1, 'fbcab56a-9f16-403a-ab42-6f6d82e8080d', 'Barolo', 2016, 'Red Wine', 'Nebbiolo', 'Italy', 'Piedmont', 'Brezza', NULL, '4df17235-122b-484f-9372-5c40ba8c45b8', 6, NULL, 0, 0, 1);
CREATE TRIGGER wine_added AFTER INSERT ON wines BEGIN
    UPDATE users SET wine_count = wine_count + 1, wine_text = wine_text + length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0)
    WHERE id = NEW.user_id;
  END;
CREATE TRIGGER wine_rewritten AFTER UPDATE ON wines WHEN length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0) <> length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0) BEGIN
    UPDATE users SET wine_text = wine_text + (length(NEW.name) + length(NEW.varietal) + length(NEW.country) + length(NEW.region) + length(NEW.producer) + coalesce(length(NEW.notes), 0)) - (length(OLD.name) + length(OLD.varietal) + length(OLD.country) + length(OLD.region) + length(OLD.producer) + coalesce(length(OLD.notes), 0))
    WHERE id = NEW.user_id;
  END;
PRAGMA user_version = 9;
