// Generated from providers/moyasar.yaml. Do not edit.
import { createRoute } from '@hono/zod-openapi'
import * as schemas from './schemas.ts'

const secretKey = (...roles: string[]) => ({ secretKey: roles })

export const createToken = createRoute({ "method": 'post', "path": '/tokens', "operationId": 'createToken', "security": [secretKey()], "request": { "body": { "required": true, "content": { "application/json": { "schema": schemas.CreateTokenBody } } } }, "responses": { 201: { "description": '', "content": { "application/json": { "schema": schemas.CreateToken201Response } } } } })

export const createPayment = createRoute({ "method": 'post', "path": '/payments', "operationId": 'createPayment', "security": [secretKey(), ], "request": { "body": { "required": true, "content": { "application/json": { "schema": schemas.CreatePaymentBody } } } }, "responses": { 201: { "description": '', "content": { "application/json": { "schema": schemas.CreatePayment201Response } } }, 400: { "description": '', "content": { "application/json": { "schema": schemas.CreatePayment400Response } } } } })

export const getPayment = createRoute({ "method": 'get', "path": '/payments/{id}', "operationId": 'getPayment', "security": [secretKey()], "request": { "params": schemas.GetPaymentParams }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.GetPayment200Response } } }, 404: { "description": '', "content": { "application/json": { "schema": schemas.GetPayment404Response } } } } })

export const createPayout = createRoute({ "method": 'post', "path": '/payouts', "operationId": 'createPayout', "security": [secretKey()], "request": { "body": { "required": true, "content": { "application/json": { "schema": schemas.CreatePayoutBody } } } }, "responses": { 201: { "description": '', "content": { "application/json": { "schema": schemas.CreatePayout201Response } } }, 400: { "description": '', "content": { "application/json": { "schema": schemas.CreatePayout400Response } } } } })

export const listPayouts = createRoute({ "method": 'get', "path": '/payouts', "operationId": 'listPayouts', "security": [secretKey()], "request": { "query": schemas.ListPayoutsQueryParams }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.ListPayouts200Response } } } } })

export const getPayout = createRoute({ "method": 'get', "path": '/payouts/{id}', "operationId": 'getPayout', "security": [secretKey()], "request": { "params": schemas.GetPayoutParams }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.GetPayout200Response } } }, 404: { "description": '', "content": { "application/json": { "schema": schemas.GetPayout404Response } } } } })
