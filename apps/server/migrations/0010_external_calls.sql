CREATE TABLE "external_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "external_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"timestamp" timestamp with time zone NOT NULL,
	"provider" text NOT NULL,
	"job" text NOT NULL,
	"model" text,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status_code" integer,
	"response_time_ms" integer NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost" double precision,
	"error" text,
	"session_id" integer,
	"user_id" integer,
	"request_body" text,
	"response_body" text
);
--> statement-breakpoint
CREATE INDEX "external_calls_timestamp" ON "external_calls" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "external_calls_user" ON "external_calls" USING btree ("user_id","timestamp");--> statement-breakpoint
CREATE INDEX "external_calls_session" ON "external_calls" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "external_calls_job" ON "external_calls" USING btree ("job","timestamp");