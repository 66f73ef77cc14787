# dlscan's commands for people; everything else is in Scripts/.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.PHONY: help demo test

help:
	@echo 'make demo   install what is missing, build, and read the sample pictures'
	@echo 'make test   install what is missing, and check everything'

demo:
	@Scripts/demo

test:
	@Scripts/bootstrap
	@Scripts/check
