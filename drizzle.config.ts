import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './api/kernel/db/schema/*.ts',
  out: './api/kernel/db/migrations',
})
