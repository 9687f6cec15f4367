DROP INDEX CONCURRENTLY IF EXISTS "transactions_searched";
