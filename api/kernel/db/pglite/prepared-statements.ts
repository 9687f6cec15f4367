import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'
import { needsItsOwnPlan } from '#api/kernel/db/postgres/own-plan.ts'
import { traceStatement } from '#api/kernel/db/trace-statement.ts'

const { serialize } = protocol
const { DatabaseError, ParameterDescriptionMessage } = protocol.messages

type Options = Pick<QueryOptions, 'rowMode' | 'parsers' | 'serializers'>
type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

interface Statement {
  name: string
  parameterTypes: number[]
  /** The description of its columns, which precedes the rows of each execution. */
  description: Message[]
}

/** The server uses fewer. Without a limit, statements with lists of different lengths would accumulate. */
const MOST_KEPT = 300
/** Commands after which every plan is still valid. After any other command the columns of a table may have changed. */
const LEAVE_SCHEMA = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'SAVEPOINT', 'RELEASE', 'ROLLBACK', 'SET'])
/** Postgres' codes of "cached plan must not change result type" and "prepared statement does not exist". */
const OUTDATED = new Set(['0A000', '26000'])

/**
 * Runs queries as prepared statements, each in one exchange with the database. PGlite's own `query` takes six, and parses and plans the
 * statement each time, which costs more than its execution.
 */
export class PreparedStatements {
  private readonly client: PGlite
  private readonly kept: LRUCache<string, Statement>
  /** Names of statements that must still be deallocated in the database. */
  private dropped: string[] = []
  private count = 0

  constructor(client: PGlite, max = MOST_KEPT) {
    this.client = client
    this.kept = new LRUCache({ max, dispose: ({ name }) => this.dropped.push(name) })
  }

  /** Runs a query like PGlite's `query`, with the same results and errors. */
  query<T>(text: string, values: unknown[] = [], options?: Options): Promise<Results<T>> {
    return traceStatement(text, () => this.queryInTurn<T>(text, values, options))
  }

  private queryInTurn<T>(text: string, values: unknown[], options?: Options): Promise<Results<T>> {
    return this.client.runExclusive(async () => {
      if (this.client.closed) throw new Error('PGlite is closed')
      try {
        return await this.run<T>(text, values, options)
      } catch (error) {
        if (!(error instanceof DatabaseError)) throw error
        throw Object.assign(error, { query: text, params: values, queryOptions: options })
      }
    })
  }

  private async run<T>(text: string, values: unknown[], options?: Options): Promise<Results<T>> {
    try {
      return await this.execute<T>(text, values, options)
    } catch (error) {
      if (!(error instanceof DatabaseError && OUTDATED.has(error.code ?? '') && this.kept.delete(text))) throw error
      // The failed transaction accepts no more statements. The next one prepares the statement again.
      if (this.client.isInTransaction()) throw error
      return this.execute<T>(text, values, options)
    }
  }

  private async execute<T>(text: string, values: unknown[], options?: Options): Promise<Results<T>> {
    const statement = this.kept.get(text) ?? (await this.prepare(text))
    const bound = { statement: statement.name, values: this.serialized(values, statement, options) }
    const messages = await this.exchange([serialize.bind(bound), serialize.execute()])
    const [result] = parse.parseResults([...statement.description, ...messages], this.client.parsers, options)
    if (!LEAVE_SCHEMA.has(result?.command ?? '')) this.kept.clear()
    // Only the caller knows the types of the columns, as with PGlite's own `query`.
    return result as Results<T>
  }

  private async prepare(text: string): Promise<Statement> {
    const isKept = !needsItsOwnPlan(text)
    // A statement without a name lives until the next one.
    const name = isKept ? `plink_${++this.count}` : ''
    const messages = await this.exchange([
      ...this.dropped.map(each => serialize.close({ type: 'S', name: each })),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ])
    this.dropped = []
    const parameters = messages.find(message => message instanceof ParameterDescriptionMessage)
    const description = messages.filter(message => message.name === 'rowDescription')
    const statement = { name, parameterTypes: parameters?.dataTypeIDs ?? [], description }
    if (isKept) this.kept.set(text, statement)
    return statement
  }

  private serialized(values: unknown[], { parameterTypes }: Statement, options?: Options) {
    return values.map((value, index) => {
      if (value === null || value === undefined) return null
      const type = parameterTypes[index] ?? 0
      const serializer = options?.serializers?.[type] ?? this.client.serializers[type]
      return serializer ? serializer(value) : String(value)
    })
  }

  private exchange(parts: Uint8Array[]): Promise<Message[]> {
    const syncToFs = !this.client.isInTransaction()
    return this.client.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs })
  }
}
