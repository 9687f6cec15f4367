import { and, asc, desc, eq, getTableColumns, gte, ilike, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ListTransactionsQueryParamsOutput } from '#api/contract/generated/schemas.ts'
