import type { Client } from 'pg'
import { needsItsOwnPlan } from '#api/kernel/db/postgres/own-plan.ts'
import { LARGE_ROWS } from './sizes.ts'

export interface RecordedStatement {
  text: string
  values: unknown[]
}

/** A node of a plan in JSON. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Plan Rows': number
  'Total Cost': number
  Plans?: PlanNode[]
}

/** Returns the large tables that the statement would read as a whole. */
export async function scansOf(
  client: Client,
  statement: RecordedStatement,
  isLarge: (table: string) => boolean,
): Promise<string[]> {
  const plan = await planOf(client, statement)
  return [...new Set(scansIn(plan, isLarge, false))]
}

/** Returns the plan that Postgres would keep: one for all parameters, unless one for these values is cheaper. */
async function planOf(client: Client, { text, values }: RecordedStatement): Promise<PlanNode> {
  const own = await explain(client, text, values.map(revived))
  if (values.length === 0 || needsItsOwnPlan(text)) return own
  await client.query('set plan_cache_mode = force_generic_plan')
  try {
    await client.query(`prepare recorded as ${text}`)
    const nothing = values.map(() => 'null').join()
    const kept = await explain(client, `execute recorded(${nothing})`)
    return kept['Total Cost'] <= own['Total Cost'] ? kept : own
  } finally {
    await client.query('deallocate all')
    await client.query('reset plan_cache_mode')
  }
}

async function explain(client: Client, text: string, values: unknown[] = []): Promise<PlanNode> {
  const { rows } = await client.query(`explain (format json) ${text}`, values)
  return rows[0]['QUERY PLAN'][0].Plan
}

/** Restores buffers, which become objects when they are recorded. */
const revived = (value: unknown): unknown =>
  value !== null &&
  typeof value === 'object' &&
  'type' in value &&
  value.type === 'Buffer' &&
  'data' in value &&
  Array.isArray(value.data)
    ? Buffer.from(value.data)
    : value

function scansIn(node: PlanNode, isLarge: (table: string) => boolean, isLimited: boolean): string[] {
  const table = node['Relation Name']
  const isScan =
    node['Node Type'] === 'Seq Scan' ||
    (/^Index( Only)? Scan$/.test(node['Node Type']) &&
      !node['Index Cond'] &&
      !isLimited &&
      node['Plan Rows'] > LARGE_ROWS)
  const own = isScan && table && isLarge(table) ? [table] : []
  const below = isLimited || node['Node Type'] === 'Limit'
  return [...own, ...(node.Plans ?? []).flatMap(each => scansIn(each, isLarge, below))]
}
