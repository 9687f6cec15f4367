-- One that is resumed before its cooling-off is over cools off again.
INSERT INTO "state_steps" ("table_name", "from_state", "to_state") VALUES ('beneficiaries', 'suspended', 'cooling_off');
