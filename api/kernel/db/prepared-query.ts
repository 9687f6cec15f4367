import { isSQLWrapper, type Query, type SQL } from 'drizzle-orm'
import { PgDialect, type SelectedFieldsFlat } from 'drizzle-orm/pg-core'
import type { TypedQueryBuilder } from 'drizzle-orm/query-builders/query-builder'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Db } from './client.ts'

/** Runs the query on a database or a transaction, with a value for each of its placeholders. */
type PreparedQuery<Row> = (db: Db, values?: Record<string, unknown>) => Promise<Row[]>

const dialect = new PgDialect()

/** The columns of a row, or the columns of several tables by name. */
type Selected = Record<string, SelectedFieldsFlat[string] | SelectedFieldsFlat>

/**
 * Builds the SQL of a query once. Drizzle takes longer to build a query than the database takes to run it, so the most frequent operations prepare
 * theirs.
 */
export const prepareSelect = <Fields extends Selected, Row>(
  query: TypedQueryBuilder<Fields, Row[]>,
): PreparedQuery<Row> => prepare<Row>(query.getSQL(), query._.selectedFields)

/**
 * Prepares SQL that drizzle does not build, such as several writes in one statement.
 * @param fields the returned columns, in this order
 */
export const prepareSql = <Fields extends SelectedFieldsFlat>(
  text: SQL,
  fields: Fields,
): PreparedQuery<SelectResultFields<Fields>> => prepare(text, fields)

function prepare<Row>(text: SQL, fields: Selected): PreparedQuery<Row> {
  const ordered = Object.entries(fields).flatMap(([name, field]) =>
    isSQLWrapper(field)
      ? [{ path: [name], field }]
      : Object.entries(field).map(([inner, column]) => ({ path: [name, inner], field: column })),
  )
  let query: Query | undefined
  return (db, values) => {
    // The SQL is built for the first run, so that the server starts sooner.
    query ??= dialect.sqlToQuery(text)
    type Results = { execute: Row[]; all: unknown; values: unknown }
    return db._.session.prepareQuery<Results>(query, ordered, undefined, true).execute(values)
  }
}
