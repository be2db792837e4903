CREATE INDEX "users_admins_by_email" ON "users" USING btree (coalesce(lower("email"), ''),"id") WHERE "users"."is_admin";--> statement-breakpoint
CREATE INDEX "users_admins_by_full_name" ON "users" USING btree (lower("full_name"),"id") WHERE "users"."is_admin";--> statement-breakpoint
CREATE INDEX "users_admins_by_last_login" ON "users" USING btree (coalesce("last_login_at", '-infinity'::timestamptz),"id") WHERE "users"."is_admin";--> statement-breakpoint
CREATE INDEX "users_inactive_by_email" ON "users" USING btree (coalesce(lower("email"), ''),"id") WHERE NOT "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_inactive_by_full_name" ON "users" USING btree (lower("full_name"),"id") WHERE NOT "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_inactive_by_last_login" ON "users" USING btree (coalesce("last_login_at", '-infinity'::timestamptz),"id") WHERE NOT "users"."is_active";