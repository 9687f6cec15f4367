-- A search finds any part of a name, in a million rows too. Trusted: whoever may create tables may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
