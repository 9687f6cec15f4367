import { describe, expect, test } from 'vitest'
import { problemsOf, skippedOf } from './migration-rules.ts'

const BREAK = ';--> statement-breakpoint\n'

describe('a migration beside running servers', () => {
  test.each([
    ['CREATE INDEX "by_state" ON "transfers" USING btree ("state");', 'CREATE INDEX stops writes'],
    ['CREATE UNIQUE INDEX "by_state" ON "transfers" ("state");', 'CREATE INDEX stops writes'],
    ['DROP TABLE "transfers" CASCADE;', 'drop it one release later'],
    ['ALTER TABLE "transfers" DROP COLUMN "state";', 'drop it one release later'],
    ['ALTER TABLE transfers ADD COLUMN note text, DROP note2;', 'drop it one release later'],
    ['ALTER TABLE "transfers" RENAME COLUMN "state" TO "status";', 'knows the old name'],
    ['ALTER TABLE "transfers" ALTER COLUMN "amount" SET DATA TYPE bigint;', 'a new type'],
    ['ALTER TABLE "transfers" ALTER COLUMN "note" SET NOT NULL;', 'SET NOT NULL reads'],
    ['ALTER TABLE "transfers" ADD COLUMN "note" text NOT NULL;', 'give it a DEFAULT'],
    ['ALTER TABLE "transfers" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;', 'rewrites the table'],
    ['ALTER TABLE "transfers" ADD CONSTRAINT "one" UNIQUE("number");', 'builds its index under a lock'],
    ['ALTER TABLE "transfers" ADD CONSTRAINT "some" CHECK (amount > 0);', 'NOT VALID'],
    ['ALTER TABLE "transfers" ADD CONSTRAINT "of" FOREIGN KEY ("a") REFERENCES "public"."b"("id");', 'NOT VALID'],
    ['-- all of them\nLOCK TABLE transfers;', 'locks the whole table'],
    ['CREATE INDEX CONCURRENTLY "by_state" ON "transfers" ("state");', 'DROP INDEX CONCURRENTLY IF EXISTS by_state'],
    [
      `DROP INDEX CONCURRENTLY IF EXISTS "x"${BREAK}CREATE INDEX CONCURRENTLY "x" ON "transfers" ("a")${BREAK}UPDATE transfers SET a = 1;`,
      'CONCURRENTLY needs a migration of its own',
    ],
  ])('may not: %s', (migration, problem) => {
    expect(problemsOf(migration)).toEqual([expect.stringContaining(problem)])
  })

  test.each([
    'ALTER TABLE "transfers" ADD COLUMN "note" text;',
    `ALTER TABLE "transfers" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;`,
    'ALTER TABLE "transfers" ALTER COLUMN "note" DROP NOT NULL;',
    'ALTER TABLE "transfers" DROP CONSTRAINT "some";',
    'ALTER TABLE "transfers" ADD CONSTRAINT "some" CHECK (amount > 0) NOT VALID;',
    'ALTER TABLE "transfers" VALIDATE CONSTRAINT "some";',
    'ALTER TABLE "transfers" ADD CONSTRAINT "one" UNIQUE USING INDEX "one";',
    `CREATE TABLE "tags" ("id" uuid NOT NULL)${BREAK}CREATE INDEX "by_id" ON "tags" ("id")${BREAK}ALTER TABLE "tags" ADD CONSTRAINT "of" FOREIGN KEY ("id") REFERENCES "public"."transfers"("id");`,
    `DROP INDEX CONCURRENTLY IF EXISTS "x"${BREAK}CREATE INDEX CONCURRENTLY "x" ON "transfers" ("a");`,
    '-- safe because nobody has used it since 0.2.0\nALTER TABLE "transfers" DROP COLUMN "state";',
  ])('may: %s', migration => {
    expect(problemsOf(migration)).toEqual([])
  })
})

test('a migration that is dated before an earlier one would be skipped', () => {
  const [first, second] = [
    { tag: '0001_one', when: 2 },
    { tag: '0002_two', when: 1 },
  ]
  expect(skippedOf([first, { ...second, when: 3 }])).toEqual([])
  expect(skippedOf([first, second])).toEqual([expect.stringContaining('0002_two: its time')])
})
