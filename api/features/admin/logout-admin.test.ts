import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#api/testing/app.ts'
import { StaffMember } from '#api/testing/staff/staff-member.ts'
import { ADMIN_IDLE_SECONDS } from '#domain/constants.ts'

const { app, clock, database } = await testApp()
afterAll(() => database.close())

describe('logoutAdmin: a session', () => {
  test('is valid for half an hour after each call, even one in its first minute', async () => {
    const sara = await new StaffMember(app).signIn()
    clock.advance(59)
    expect((await sara.get('/events')).status).toBe(200)
    clock.advance(ADMIN_IDLE_SECONDS - 1)
    expect((await sara.get('/events')).status).toBe(200)
    clock.advance(ADMIN_IDLE_SECONDS)
    expect((await sara.get('/events')).status).toBe(401)
  })

  test('ends without ending other sessions of the administrator', async () => {
    const [here, there] = [await new StaffMember(app).signIn(), await new StaffMember(app).signIn()]
    expect((await here.post('/auth/logout')).status).toBe(204)
    expect((await here.post('/auth/logout')).status).toBe(401)
    expect((await there.get('/events')).status).toBe(200)
  })
})
