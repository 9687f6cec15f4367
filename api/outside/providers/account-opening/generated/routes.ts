// Generated from providers/account-opening.yaml. Do not edit.
import { createRoute } from '@hono/zod-openapi'
import * as schemas from './schemas.ts'

const bearer = (...roles: string[]) => ({ bearer: roles })

export const openAccount = createRoute({ "method": 'put', "path": '/accounts/{reference}', "operationId": 'openAccount', "x-repeatable": true, "security": [bearer()], "request": { "params": schemas.OpenAccountParams, "body": { "required": true, "content": { "application/json": { "schema": schemas.OpenAccountBody } } } }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.OpenAccount200Response } } }, 201: { "description": '', "content": { "application/json": { "schema": schemas.OpenAccount201Response } } }, 403: { "description": '', "content": { "application/json": { "schema": schemas.OpenAccount403Response } } } } })
