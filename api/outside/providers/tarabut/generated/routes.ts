// Generated from providers/tarabut.yaml. Do not edit.
import { createRoute } from '@hono/zod-openapi'
import * as schemas from './schemas.ts'

const bearer = (...roles: string[]) => ({ bearer: roles })

export const verifyAccount = createRoute({ "method": 'post', "path": '/accountverification/v1/verify', "operationId": 'verifyAccount', "x-repeatable": true, "security": [bearer()], "request": { "body": { "required": true, "content": { "application/json": { "schema": schemas.VerifyAccountBody } } } }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.VerifyAccount200Response } } }, 400: { "description": '', "content": { "application/json": { "schema": schemas.VerifyAccount400Response } } }, 422: { "description": '', "content": { "application/json": { "schema": schemas.VerifyAccount422Response } } } } })
