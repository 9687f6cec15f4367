// Generated from providers/unifonic-voice.yaml. Do not edit.
import { createRoute } from '@hono/zod-openapi'
import * as schemas from './schemas.ts'

const appsId = (...roles: string[]) => ({ appsId: roles })

export const createCall = createRoute({ "method": 'post', "path": '/v1/calls', "operationId": 'createCall', "security": [appsId()], "request": { "body": { "required": true, "content": { "application/json": { "schema": schemas.CreateCallBody } } } }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.CreateCall200Response } } }, 201: { "description": '', "content": { "application/json": { "schema": schemas.CreateCall201Response } } }, 400: { "description": '', "content": { "application/json": { "schema": schemas.CreateCall400Response } } }, 422: { "description": '', "content": { "application/json": { "schema": schemas.CreateCall422Response } } } } })
