CREATE TABLE "scoring_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scoring_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"recording_id" integer,
	"timestamp" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"attempt" smallint,
	"reason" text,
	"user_id" integer
);
--> statement-breakpoint
ALTER TABLE "scoring_events" ADD CONSTRAINT "scoring_events_session_id_exam_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."exam_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoring_events" ADD CONSTRAINT "scoring_events_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoring_events" ADD CONSTRAINT "scoring_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scoring_events_session" ON "scoring_events" USING btree ("session_id","id");--> statement-breakpoint
CREATE INDEX "scoring_events_recording" ON "scoring_events" USING btree ("recording_id");--> statement-breakpoint
CREATE INDEX "scoring_events_user" ON "scoring_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "exam_sessions_by_status" ON "exam_sessions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "exam_sessions_by_test" ON "exam_sessions" USING btree ("book","test","id");