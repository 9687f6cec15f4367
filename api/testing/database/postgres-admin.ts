import { Client, escapeIdentifier } from 'pg'

/** Runs statements on a connection to another database than the one that they affect. */
export async function withAdmin<T>(adminUrl: string, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/** Copies the files of the template. The default, which writes the copy to the log, takes twice as long. */
export async function createDatabase(admin: Client, name: string, template = 'template1'): Promise<void> {
  await admin.query(
    `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)} strategy file_copy`,
  )
}

/** Creates an empty database in UTF-8. The locale `C` would classify only English letters as letters. */
export async function createUtf8Database(admin: Client, name: string): Promise<void> {
  await admin.query(`create database ${escapeIdentifier(name)} template template0 locale 'C.UTF-8'`)
}

export async function dropDatabase(admin: Client, name: string): Promise<void> {
  await admin.query(`drop database if exists ${escapeIdentifier(name)} with (force)`)
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
