import postgres from 'postgres'

/** Runs statements that need a connection outside the database they are about. */
export async function withAdmin<T>(adminUrl: string, work: (admin: postgres.Sql) => Promise<T>): Promise<T> {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} })
  try {
    return await work(admin)
  } finally {
    await admin.end({ timeout: 5 })
  }
}

export async function dropDatabase(admin: postgres.Sql, name: string): Promise<void> {
  await admin`drop database if exists ${admin(name)} with (force)`
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
